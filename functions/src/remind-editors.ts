import {objectsIn, type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {addDays} from '@upline/domain/dates/date.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {cleanLine, cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {unfoundCollection} from '@upline/domain/unfound/unfound.ts'
import {suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {checkPeriods} from '@upline/schemas/health/check-periods.ts'
import {ignoredByKey} from '@upline/schemas/health/ignored.ts'
import {keyOf} from '@upline/schemas/health/key.ts'
import {type UnfoundRow, unfoundDays, unfoundRows} from '@upline/schemas/health/unfound.ts'
import {type Firestore, Timestamp} from 'firebase-admin/firestore'
import {notificationFrom, smtpUrl} from './config.ts'
import {fetchContent} from './fetch-content.ts'
import * as logs from './logs.ts'
import {MailNotSent, sendMail} from './mail.ts'
import {type MailList, type RenderedMail, renderParts} from './templates.ts'

/** Entries of each list. */
const most = 10
/** Days without a change after which a reviewed text is listed. */
const oldAfter = 365
/** Longer than the function may run. */
const attemptMs = 10 * 60_000
const timeoutMs = 30_000

const query = '*[!(_type match "system.*") && !(_type match "sanity.*")]'

/**
 * Mails the editors once a week what Health lists: what expires, what is reviewed and has not changed for a year, and what visitors did not
 * find. Without any of it, there is no mail. Rejects if the content can't be read.
 */
export async function remindEditors(firestore: Firestore, address: string, now = new Date()): Promise<void> {
  const settings = await fetchContent(address, '*[_id == "notificationMail"][0].reminder', timeoutMs)
  const {isOn, to, subject, text}: Record<string, unknown> = Object(settings)
  if (isOn !== true || typeof to !== 'string' || !isEmail(to)) return
  const documents = objectsIn(await fetchContent(address, query, timeoutMs)) as StoredDocument[] // all have an id and a type
  const today = todayOfSite(documents, now)
  const since = firestore.collection(unfoundCollection).where('date', '>=', addDays(today, -unfoundDays))
  const days = (await since.orderBy('date').get()).docs.map((day) => day.data())
  const lists = reminderLists(documents, days, today)
  if (lists.length === 0) return
  const week = mondayOf(now)
  const ref = firestore.collection('reminders').doc('weekly')
  const claim = {week, claimedAt: Timestamp.fromDate(now)}
  const isClaimed = await firestore.runTransaction(async (transaction) => {
    const last = (await transaction.get(ref)).data()
    const isRunning = last?.claimedAt?.toMillis() > now.getTime() - attemptMs
    if (last?.week === week && (last?.isSent || isRunning)) return false
    transaction.set(ref, {...claim, isSent: false})
    return true
  })
  if (!isClaimed) return
  try {
    await sendMail(renderReminder(lineOf(subject), cleanText(String(text ?? '')), lists), {
      smtpUrl: smtpUrl.value(),
      from: notificationFrom.value(),
      to,
      replyTo: undefined,
      id: `reminder.${week}`,
      automatic: 'auto-generated',
    })
    await ref.set({...claim, isSent: true})
  } catch (error) {
    // The next run tries again.
    logs.reminderNotSent(error instanceof MailNotSent ? error.reason : 'unknown')
  }
}

const lineOf = (subject: unknown) => cleanLine(String(subject ?? '')) || 'What the website needs'

/** Returns the date of the Monday, in UTC, before a time. */
export function mondayOf(time: Date): string {
  const date = time.toISOString().slice(0, 10)
  return addDays(date, -((time.getUTCDay() + 6) % 7))
}

/** Returns the title with the type, such as `Elite (commission level)`. */
function nameOf(document: StoredDocument): string {
  const type = document._type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return cleanLine(`${titleOf(document) ?? 'Without a title'} (${type})`)
}

/** Returns the lists that have an entry, from published content and the days of counts. Leaves out what staff ignore. */
export function reminderLists(
  documents: readonly StoredDocument[],
  days: readonly unknown[],
  today: string,
): MailList[] {
  const ignored = ignoredByKey(documents, today)
  const expiring = documents.flatMap((document) =>
    [...checkPeriods(document, {documents, today})]
      .filter(
        ({field = '', about, message}) =>
          !ignored.has(keyOf('periods', document._id, field, about ?? message)),
      )
      .map(({message}) => `${nameOf(document)}: ${message}`),
  )
  const reviewedKinds = documents.find(({_id}) => _id === 'siteSettings')?.reviewedKinds
  const kinds = Array.isArray(reviewedKinds) && reviewedKinds.length > 0 ? reviewedKinds : suggestedKinds
  const unchanged = documents
    .map((document) => ({document, date: String(document._updatedAt).slice(0, 10)}))
    .filter(({document, date}) => kinds.includes(document._type) && date < addDays(today, -oldAfter))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({document, date}) => `${nameOf(document)}: unchanged since ${date}`)
  const {addresses, searches} = unfoundRows(days, documents)
  // One visit can be a typing error.
  const repeated = (rows: UnfoundRow[]) => rows.filter(({key, count}) => count > 1 && !ignored.has(key))
  const lists = [
    {heading: 'Expired, or expires within 60 days', items: [...new Set(expiring)]},
    {heading: 'Reviewed longest ago', items: [...new Set(unchanged)]},
    {
      heading: 'Addresses that visitors did not find',
      items: repeated(addresses).map(({text, count}) => `${text}: ${count} times`),
    },
    {
      heading: 'Searches without a result',
      items: repeated(searches).map(({text, count}) => `“${text.slice(1)}”: ${count} times`),
    },
  ]
  return lists.filter(({items}) => items.length > 0)
}

export function renderReminder(subject: string, text: string, lists: readonly MailList[]): RenderedMail {
  return renderParts(subject, {
    heading: subject,
    rows: [],
    paragraphs: text ? [text] : [],
    lists: lists.map(({heading, items}) => ({
      heading: items.length > most ? `${heading} (${most} of ${items.length})` : heading,
      items: items.slice(0, most),
    })),
    note: 'Open Health in the Studio to fix or ignore an entry. You can turn this email off under “Notification email”.',
  })
}
