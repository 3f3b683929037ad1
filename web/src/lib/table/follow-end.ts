/** Whether a list that grows shows its end: until its reader scrolls up, and again when they come back to the end. */
export class FollowEnd {
  private static readonly NEAR = 60;
  private top = 0;
  following = true;

  /** To be called whenever the list is scrolled. A list that has grown since it was scrolled to its end is still followed. */
  scrolled({ scrollTop, scrollHeight, clientHeight }: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">): void {
    if (scrollHeight - scrollTop - clientHeight < FollowEnd.NEAR) this.following = true;
    else if (scrollTop < this.top) this.following = false;
    this.top = scrollTop;
  }
}
