// What a page and the worker that runs its house say to each other. `id` names a request, a stream or a connection.

export type ToWorker =
  | {
      readonly kind: "open";
      /** Where the files of the house are. */
      readonly at: string;
      /** Whether they lie on this device; else it is told how far they have come. */
      readonly kept: boolean;
    }
  | {
      readonly kind: "ask" | "stream";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly lang: string;
      readonly body: string;
    }
  | { readonly kind: "connect"; readonly id: number; readonly path: string; readonly lang: string }
  | { readonly kind: "hear"; readonly id: number; readonly text: string }
  | { readonly kind: "cancel" | "gone"; readonly id: number };

export type FromWorker =
  | { readonly kind: "coming"; readonly done: number; readonly total: number }
  | { readonly kind: "opened" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "line"; readonly id: number; readonly text: string }
  | { readonly kind: "end"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "said"; readonly id: number; readonly text: string }
  | { readonly kind: "closed"; readonly id: number; readonly code: number; readonly reason: string };

export interface HouseFile {
  readonly name: string;
  readonly sha256: string;
  /** Whether it holds packages of Python. */
  readonly unpack: boolean;
}

/** The list of the files that a house is made of (`local.json`). */
export interface HouseFiles {
  /** Changes with any of them. */
  readonly version: string;
  readonly bytes: number;
  /** The same as they come over the network. */
  readonly packed: number;
  readonly files: readonly HouseFile[];
}

/** Read an answer to its end, and tell of each part that came. */
export async function readAll(answer: Response, came: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return parts;
    came(part.value.length);
    parts.push(part.value);
  }
}
