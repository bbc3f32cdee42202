import {defineBoolean, defineInt, defineSecret, defineString} from 'firebase-functions/params'

/** Everything a deployment decides. Plain values come from `functions/.env*`, the secret from Secret Manager. */
export const region = 'us-central1'

export const notificationTo = defineString('NOTIFICATION_TO', {
  description: 'The mailbox of the office. It gets every inquiry that no route of the content matches.',
})

export const notificationFrom = defineString('NOTIFICATION_FROM', {
  description: 'The sender address of notifications, one that the SMTP server accepts.',
})

export const smtpUrl = defineSecret('SMTP_URL', {
  description: 'smtp:// or smtps:// address of the mail server, with its user and password.',
})

export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description:
    'Refuse callers without a valid App Check token. Without a value: where the site has VITE_APP_CHECK_KEY.',
})

const contentProject = defineString('SANITY_PROJECT_ID', {
  default: '',
  description:
    'The Sanity project with the document notificationMail. Without it, the mail has the built-in wording.',
})
const contentDataset = defineString('SANITY_DATASET', {
  default: 'production',
  description: 'Its dataset, which must be public.',
})

/** Returns the query address of the published content, or undefined without a configured project. Reads no credentials. */
export function contentSource(): string | undefined {
  const [project, dataset] = [contentProject.value(), contentDataset.value()]
  if (!/^[a-z0-9-]+$/.test(project) || !/^[a-z0-9_~-]+$/.test(dataset)) return undefined
  // Only a trial on one machine sets this.
  const host = process.env.SANITY_API_HOST || `https://${project}.api.sanity.io`
  return `${host}/v2025-02-19/data/query/${dataset}`
}

/** Whether the daily job erases. Otherwise it only logs how much has expired. */
export const eraseExpiredData = defineBoolean('ERASE_EXPIRED', {
  default: true,
  description: 'Erase inquiries, their notes and error logs that are older than the fact inquiryRetention.',
})

/**
 * Whether inquiries are handed over to another system. The build of a deployment replaces it by the value of `functions/.env`, because the Firebase
 * CLI demands a value of every declared secret.
 */
export const handsOver = process.env.HAND_OVER === 'true'
export const handOverSecrets = handsOver
  ? [defineSecret('HAND_OVER_URL'), defineSecret('HAND_OVER_SECRET')]
  : []

/** Returns the address of the other system and the secret of the signature, both '' if they are not set. */
export function handOverSettings(): {url: string; secret: string; allowsPrivate: boolean} {
  const [url = '', secret = ''] = handOverSecrets.map((each) => each.value())
  return {url, secret, allowsPrivate: process.env.HAND_OVER_PRIVATE === 'true'}
}

const perCaller = defineInt('RATE_LIMIT_PER_CALLER', {
  default: 20,
  description: 'Inquiries of one caller that are mailed in a window.',
})
const inTotal = defineInt('RATE_LIMIT_TOTAL', {
  default: 300,
  description: 'Inquiries that are mailed in a window, of all callers together.',
})
const suspect = defineInt('RATE_LIMIT_SUSPECT', {
  default: 30,
  description: 'Inquiries that look automatic and are mailed in a window.',
})
const windowMinutes = defineInt('RATE_LIMIT_WINDOW_MINUTES', {
  default: 60,
  description: 'Length of the rate limit window, in minutes.',
})

export interface RateLimits {
  perCaller: number
  inTotal: number
  /** Limit for inquiries that look automatic. They do not count against the other limits. */
  suspect: number
  windowMs: number
}

/** The configured limits. A missing or invalid value is an error, never "no limit". */
export function rateLimits(): RateLimits {
  return {
    perCaller: atLeastOne('RATE_LIMIT_PER_CALLER', perCaller.value()),
    inTotal: atLeastOne('RATE_LIMIT_TOTAL', inTotal.value()),
    suspect: atLeastOne('RATE_LIMIT_SUSPECT', suspect.value()),
    windowMs: atLeastOne('RATE_LIMIT_WINDOW_MINUTES', windowMinutes.value()) * 60_000,
  }
}

function atLeastOne(name: string, value: number): number {
  if (Number.isInteger(value) && value >= 1) return value
  throw new Error(`Set ${name} in functions/.env to a whole number of at least 1.`)
}
