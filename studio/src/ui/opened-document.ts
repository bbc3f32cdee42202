/** The published id of the document whose form was opened last. */
export const openedDocument: {id?: string} = {}
