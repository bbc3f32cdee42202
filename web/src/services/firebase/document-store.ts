export type DocumentValue = string | number | boolean | {readonly [key: string]: DocumentValue}
export type DocumentFields = Readonly<Record<string, DocumentValue>>

/**
 * 'unavailable': no answer, or one that may change; the document may or may not be there, so the same id is tried again.
 * 'refused': the backend will not have this document.
 */
export type StoreFailure = 'unavailable' | 'refused'

export class StoreError extends Error {
  override name = 'StoreError'
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Creates documents and nothing else, which is all that visitors may do. */
export type DocumentStore = {
  /**
   * Creates the document, with the server's time in the field `serverTime` where one is named. A second call with the
   * same id changes nothing and answers 'exists'. Rejects with a `StoreError`.
   */
  create(
    collection: string,
    id: string,
    fields: DocumentFields,
    options?: {serverTime?: string},
  ): Promise<'created' | 'exists'>
}
