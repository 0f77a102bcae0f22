/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How large the page is, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page of a browser that is driven from outside, as far as walks need it. */
export interface DrivenPage {
  /** Opens an address, and settles once it is loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page, which sees nothing of the module that it stands in. What it is given and what it
   * answers is what JSON can hold.
   */
  ask<Given extends readonly unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Runs a script's text in the page, as a person's own extension would: the page's policy does not forbid it. */
  load(script: string): Promise<void>;
  /** A press with the pointer, at a place of the window. */
  pressAt(place: Place): Promise<void>;
  /** Keys for whatever has the focus. */
  type(text: string): Promise<void>;
  /** Hands a file to the first field that takes one, as its picker would. */
  chooseFile(file: string): Promise<void>;
  /** Writes what the window shows to a PNG. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that gives pages which know nothing of each other: nobody is signed in, nothing is kept. One at a time. */
export interface DrivenBrowser {
  newPage(size: Size): Promise<DrivenPage>;
  close(): Promise<void>;
}
