import {createRedactor} from './redact.ts'

/** The page's one redactor: forms add what the visitor typed, the error log applies it. */
export const redactor = createRedactor()
