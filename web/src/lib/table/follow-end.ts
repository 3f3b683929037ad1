/** Whether a list that grows shows its end: until its reader scrolls up, and again when they come back to the end. */
export class FollowEnd {
  private static readonly NEAR = 60;
  /** A wheel, finger or key moves a list for so long, in ms. */
  private static readonly MOVES = 1000;
  private top = 0;
  private moved = -Infinity;
  following = true;

  /** The reader turned the wheel, pressed a key or touched the list. */
  touched(now: number): void {
    this.moved = now;
  }

  /** To be called whenever the list is scrolled. Lines that come and go, or a list that is cut, are not the reader's doing. */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">, now: number): void {
    if (scrollHeight - scrollTop - clientHeight < FollowEnd.NEAR) this.following = true;
    else if (scrollTop < this.top && now - this.moved < FollowEnd.MOVES) this.following = false;
    this.top = scrollTop;
  }
}
