#!/usr/bin/perl
# A player for Wharfinger in plain Perl, without any module: it reads JSON by itself and answers in notation.
#
#     wharfinger arena hamburgum --games 2 --bots "program:perl examples/simple_bot.pl,random"
#
# `wharfinger protocol` describes the messages.
use strict;
use warnings;

$| = 1;    # write every line at once

# -- JSON: a value at the current place of $json --------------------------------------------------------------------

my $json;

sub value {
    $json =~ /\G\s*/gc;
    if ($json =~ /\G\{/gc) {
        my %object;
        until ($json =~ /\G\s*\}/gc) {
            $json =~ /\G\s*,?\s*/gc;
            my $key = value();
            $json =~ /\G\s*:/gc or die "a colon is missing\n";
            $object{$key} = value();
        }
        return \%object;
    }
    if ($json =~ /\G\[/gc) {
        my @list;
        until ($json =~ /\G\s*\]/gc) {
            $json =~ /\G\s*,?/gc;
            push @list, value();
        }
        return \@list;
    }
    return unquoted($1) if $json =~ /\G"((?:[^"\\]|\\.)*)"/gc;
    return $1 if $json =~ /\G(-?\d[\d.eE+-]*)/gc;
    return $1 eq 'true' ? 1 : $1 eq 'false' ? 0 : undef if $json =~ /\G(true|false|null)/gc;
    die "this is not JSON\n";
}

sub unquoted {
    my ($text) = @_;
    my %sign = (b => "\b", f => "\f", n => "\n", r => "\r", t => "\t");
    $text =~ s{\\(u([0-9a-fA-F]{4})|.)}{ defined $2 ? chr hex $2 : $sign{$1} // $1 }ge;
    return $text;
}

sub quoted {
    my ($text) = @_;
    $text =~ s/(["\\])/\\$1/g;
    $text =~ s/([^\x20-\x7e])/sprintf '\\u%04x', ord $1/ge;
    return qq{"$text"};
}

# -- taste: build and score and gain rather than pay, sell and stop -------------------------------------

sub liking {
    my ($text, $hint) = @{ $_[0] }{ 'text', 'hint' };
    my $taste = 0;
    $taste += 100 if $text =~ /^(donate|score|build|construct|launch|cruise|ship|enter|take)/;
    $taste -= 100 if $text =~ /^(loan|stop|none|no_|pass|done|skip|scrap)/;
    $taste -= 200 if $text =~ /^sell [a-z0-9_]+$/;
    $taste += ($1 eq 'pay ' || $1 eq '-' ? -2 : 1) * $2 while $hint =~ /(\+|worth |pay |-)(\d+)/g;
    return $taste;
}

while (my $line = <STDIN>) {
    $json = $line;
    my $message = value();
    if ($message->{type} eq 'hello') {
        print qq({"type": "hello", "protocol": 1, "name": "Simple Perl", "author": "Wharfinger"}\n);
    }
    elsif ($message->{type} eq 'decide') {
        my @legal = @{ $message->{legal} };
        my ($most) = sort { $b <=> $a } map { liking($_) } @legal;
        my @best = grep { liking($_) == $most } @legal;
        my $chosen = $best[ $message->{id} * 7919 % 1009 % @best ];    # among equals another one each time
        print qq({"id": $message->{id}, "text": ), quoted($chosen->{text}), "}\n";
    }
    elsif ($message->{type} eq 'quit') {
        last;
    }
}
