// In this order: the first category with a matching word wins.
const keywords = [
  ['NETWORK', ['network', 'fetch', 'connection', 'timeout', 'cors']],
  ['VALIDATION', ['validation', 'invalid', 'required', 'format']],
  ['AUTHENTICATION', ['auth', 'login', 'unauthorized', 'token']],
  ['PERMISSION', ['permission', 'forbidden', 'access denied']],
  ['FIREBASE', ['firebase', 'firestore', 'cloud functions']],
  ['UI_COMPONENT', ['component', 'render', 'react', 'hook']],
  ['ANALYTICS', ['analytics', 'tracking', 'gtag']],
] as const

export type ErrorCategory = (typeof keywords)[number][0] | 'UNKNOWN'
export type ErrorSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW'

export function categoryOf(message: string, stack: string): ErrorCategory {
  const text = `${message}\n${stack}`.toLowerCase()
  return keywords.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'UNKNOWN'
}

export function severityOf(category: ErrorCategory, userFacing: boolean): ErrorSeverity {
  switch (category) {
    case 'AUTHENTICATION':
    case 'FIREBASE':
      return 'CRITICAL'
    case 'NETWORK':
    case 'PERMISSION':
      return userFacing ? 'HIGH' : 'MEDIUM'
    case 'VALIDATION':
    case 'UI_COMPONENT':
      return 'MEDIUM'
    default:
      return 'LOW'
  }
}
