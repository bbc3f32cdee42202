/** Longest texts kept (UTF-16 units): well within what firestore.rules allows, and more than anybody reads. */
const longest = {message: 1000, stack: 8000}

/** Message and stack of anything that was thrown. */
export function describeError(error: unknown): {message: string; stack: string} {
  if (error instanceof Error) {
    return cut(error.message || error.name, `${error.stack ?? ''}${causeOf(error)}`)
  }
  return cut(typeof error === 'string' ? error : typeNameOf(error), '')
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? `\nCaused by ${error.cause.stack ?? error.cause.message}` : ''
}

// A thrown object is not logged, because it may contain personal data.
function typeNameOf(value: unknown): string {
  return `Something other than an error was thrown: ${Object.prototype.toString.call(value)}`
}

function cut(message: string, stack: string) {
  return {message: message.slice(0, longest.message), stack: stack.slice(0, longest.stack)}
}
