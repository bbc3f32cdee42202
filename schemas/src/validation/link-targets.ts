/** A path or hash of this site: true, or what is wrong with it. `//host` would leave the site. */
export function samePathProblem(path: string): true | string {
  if (/\s/.test(path)) return 'A path has no spaces.'
  if (path.startsWith('#')) return path.length > 1 ? true : 'Enter the name of the section after #.'
  // Browsers read a backslash as a slash, so /\host leaves the site as //host does.
  if (/^\/[/\\]/.test(path)) {
    return 'A path starts with one / only. For another site choose “Another website”.'
  }
  if (!path.startsWith('/')) return 'A path starts with /, for example /contact.'
  return path.includes('\\') ? 'Use / instead of \\.' : true
}

/** A web address: true, or what is wrong with it. Only http and https lead to a web site. */
export function webAddressProblem(address: string): true | string {
  const problem = 'Enter the full address, starting with https://.'
  if (!/^https?:\/\//i.test(address)) return problem
  if (/[\s\\]/.test(address)) return 'A web address has no spaces or backslashes.'
  return URL.canParse(address) ? true : problem
}

/** A mailbox, or a fact that holds one: true, or what is wrong with it. */
export function mailboxProblem(mailbox: string): true | string {
  if (isToken(mailbox)) return true
  return /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/.test(mailbox)
    ? true
    : 'Give one email address, such as hello@company.example, or a fact such as {email}.'
}

/** A phone number, or a fact that holds one: true, or what is wrong with it. */
export function phoneProblem(phone: string): true | string {
  if (isToken(phone)) return true
  const digits = phone.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(phone) && digits >= 7 && digits <= 15
    ? true
    : 'Give a phone number, such as (214) 555-0142, or a fact such as {phone}.'
}

function isToken(text: string): boolean {
  return /^\{[^{}]+\}$/.test(text)
}
