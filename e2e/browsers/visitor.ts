/**
 * What the journeys do in a browser, whichever drives it. Elements are found by XPath, the one language that both drivers have;
 * each action waits for its element.
 */
export interface Visitor {
  open(url: string): Promise<void>
  click(xpath: string): Promise<void>
  /** Types into an empty field. */
  fill(xpath: string, text: string): Promise<void>
  /** Chooses the option of a select by its text. */
  choose(xpath: string, option: string): Promise<void>
  /** Goes back in the history. */
  back(): Promise<void>
  /** Does all of the following in the frame at an XPath, or in the page again. */
  enterFrame(xpath?: string): Promise<void>
  /** Runs a function in the page: all that it knows of this side is `argument`. */
  evaluate<Result>(script: (argument: string) => Result, argument?: string): Promise<Result>
  /** Console errors and uncaught errors so far, where the driver reports them. */
  errors(): string[]
  close(): Promise<void>
}

/** XPath of a control by the text of its label. */
export const labeled = (label: string) =>
  `//*[@id = //label[starts-with(normalize-space(.), '${label}')]/@for]`
