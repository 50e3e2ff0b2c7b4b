// The page's side of the house in this browser: it starts the worker once, and speaks with it as with a server.
import type { FromWorker, ToWorker } from "./messages";

/** What of a worker is used here; tests bring their own. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A line to a table, as far as this end of it goes. */
export interface LineEnd {
  send(text: string): void;
  close(): void;
}

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly lang: string;
  readonly body: string;
}

/** How far the house has come: `done` of `total` bytes while it is fetched; then it starts. */
export interface Coming {
  readonly state: "coming" | "starting" | "open" | "failed";
  readonly done: number;
  readonly total: number;
}

type Told = Extract<FromWorker, { id: number }>;

export class House {
  private readonly worker: WorkerPort;
  private readonly waiting = new Map<number, (told: Told | null) => void>();
  private last = 0;
  private broken = false;

  /**
   * Open the house whose files lie at an address.
   * `told` hears how far it has come; after `failed` it is of no use any more, and another one may be opened.
   */
  constructor(
    start: () => WorkerPort,
    place: { readonly at: string; readonly kept: boolean },
    private readonly told: (coming: Coming) => void,
  ) {
    this.worker = start();
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.fail();
    };
    this.told({ state: "starting", done: 0, total: 0 });
    this.worker.postMessage({ kind: "open", ...place });
  }

  /** Ask, as `fetch` would; rejects if the house cannot be opened. */
  ask(question: Question): Promise<Response> {
    return new Promise((done, failed) => {
      const id = this.next((told) => {
        this.waiting.delete(id);
        if (told?.kind === "answer") done(new Response(told.text, { status: told.status }));
        else failed(new TypeError("the house is gone"));
      });
      this.post({ kind: "ask", id, ...question });
    });
  }

  /** Ask for an answer in lines: its body gives each as it comes. Aborting or cancelling the body ends the work. */
  stream(question: Question, signal: AbortSignal): Promise<Response> {
    return new Promise((done, failed) => {
      let body: ReadableStreamDefaultController<Uint8Array> | null = null;
      const cancel = (): void => {
        if (this.waiting.delete(id)) this.post({ kind: "cancel", id });
      };
      const begin = (): void => {
        if (body) return;
        const lines = new ReadableStream<Uint8Array>({ start: (control) => void (body = control), cancel });
        done(new Response(lines, { status: 200 }));
      };
      const id = this.next((told) => {
        if (told?.kind === "line") {
          begin();
          body?.enqueue(new TextEncoder().encode(`${told.text}\n`));
          return;
        }
        this.waiting.delete(id);
        if (told?.kind !== "end") {
          body?.error(new TypeError("the house is gone"));
          return failed(new TypeError("the house is gone"));
        }
        if (!body && told.status !== 200) return done(new Response(told.text, { status: told.status }));
        begin();
        body?.close();
      });
      signal.addEventListener("abort", () => {
        cancel();
        const why = new DOMException("", "AbortError");
        body?.error(why);
        failed(why);
      });
      this.post({ kind: "stream", id, ...question });
    });
  }

  /** Open a line to a table. Everything comes in order: what is said at once is heard when the house is open. */
  connect(path: string, lang: string, said: (text: string) => void, closed: (code: number) => void): LineEnd {
    const id = this.next((told) => {
      if (told?.kind === "said") return said(told.text);
      this.waiting.delete(id);
      closed(told?.kind === "closed" ? told.code : 1006);
    });
    this.post({ kind: "connect", id, path, lang });
    return {
      send: (text) => this.post({ kind: "hear", id, text }),
      close: () => {
        if (this.waiting.delete(id)) this.post({ kind: "gone", id });
      },
    };
  }

  /** End it at once, with all that it was asked. */
  end(): void {
    this.worker.terminate();
    this.broken = true;
    for (const [, tell] of [...this.waiting]) tell(null);
  }

  private next(tell: (told: Told | null) => void): number {
    this.last += 1;
    this.waiting.set(this.last, tell);
    return this.last;
  }

  private post(message: ToWorker): void {
    if (!this.broken) return this.worker.postMessage(message);
    if ("id" in message) queueMicrotask(() => this.waiting.get(message.id)?.(null));
  }

  private hear(told: FromWorker): void {
    switch (told.kind) {
      case "coming":
        return this.told({ state: told.done < told.total ? "coming" : "starting", done: told.done, total: told.total });
      case "opened":
        return this.told({ state: "open", done: 0, total: 0 });
      case "failed":
        return this.fail();
      default:
        this.waiting.get(told.id)?.(told);
    }
  }

  private fail(): void {
    if (this.broken) return;
    this.end();
    this.told({ state: "failed", done: 0, total: 0 });
  }
}

export const startWorker = (): WorkerPort =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "fathoms" });
