// Whether there is room for a column at the right of a table: on a desk, and in a low window, where there is none below.
class WideScreen {
  private readonly desk = matchMedia("(min-width: 1000px), (min-width: 640px) and (max-height: 560px)");
  wide = $state(this.desk.matches);

  constructor() {
    this.desk.addEventListener("change", () => {
      this.wide = this.desk.matches;
    });
  }
}

export const wideScreen = new WideScreen();
