// Tells a person who looks elsewhere that it is their turn: in the title, and by a notification where allowed.
import { linkTo } from "./links";
import { settings } from "./settings.svelte";

export class TurnAlert {
  /** Stands before the title while the page is hidden and a decision waits. */
  mark = $state("");
  private was = false;

  tell(yourTurn: boolean, text: string): void {
    const began = yourTurn && !this.was;
    this.was = yourTurn;
    if (!yourTurn || document.visibilityState === "visible") {
      this.mark = "";
      return;
    }
    this.mark = "(1) ";
    const seen = (): void => {
      if (document.visibilityState !== "visible") return;
      this.mark = "";
      document.removeEventListener("visibilitychange", seen);
    };
    document.addEventListener("visibilitychange", seen);
    if (began && settings.alert && typeof Notification !== "undefined" && Notification.permission === "granted")
      new Notification(text, { tag: "fathoms-turn", icon: linkTo("/icon-192.png") });
  }
}

/** Ask to be allowed; only ever on a person's own click. */
export async function allowAlerts(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
