// Whether there is room for a column at the right of a table.
class WideScreen {
  private readonly desk = matchMedia("(min-width: 1000px)");
  wide = $state(this.desk.matches);

  constructor() {
    this.desk.addEventListener("change", () => {
      this.wide = this.desk.matches;
    });
  }
}

export const wideScreen = new WideScreen();
