import {isObject, refOf, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {periodState, pickVersion} from '@upline/domain/periods/period.ts'
import {versionKey} from '@upline/domain/periods/version-key.ts'
import {type Content, perContent} from './content.ts'
import {type FoundProblem, type Problem, problemOf} from './problem.ts'

/** Finds documents for download with a past year or an expired disclaimer in their text. */
export function* checkFiles(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (document._type !== 'resourceDocument' || periodState(document, content.today) === 'over') return
  const id = refOf(isObject(document.file) ? document.file.asset : undefined) ?? ''
  const text = content.files?.get(id)?.text
  if (!text) return
  const years = pastYears(text, content.today)
  if (years.length > 0) {
    const message = `Its text contains the year ${years.join(', ')}. Check whether it is still correct.`
    yield {field: 'file', message, about: `${id} ${message}`}
  }
  const plain = plainText(text)
  for (const {title, sentences} of outdatedWordings(content)) {
    if (!sentences.some((each) => each.test(plain))) continue
    const message = `Its text contains the disclaimer “${title}”, which has expired. Upload a file with the current one.`
    yield {field: 'file', message, about: `${id} ${message}`}
  }
}

/** Finds stored files that are pictures which nobody can use. They are in no document. */
export function* pictureFiles({assets, files}: Content): Generator<Problem> {
  for (const _id of assets?.keys() ?? []) {
    const message = files?.get(_id)?.problem
    const file = {_id, _type: 'sanity.fileAsset'}
    if (message) yield {...problemOf('uploads', file, {severity: 'advice', message}), document: undefined}
  }
}

function pastYears(text: string, today: string): string[] {
  const years = text.match(/(?<![\d$.,-])(?:19|20)\d{2}(?![\d-]|[.,]\d)/g) ?? []
  return [...new Set(years)].filter((year) => year < today.slice(0, 4)).sort()
}

/** A shorter sentence may be in any text. */
const shortest = 30

/** Returns the expired wordings of disclaimers with the sentences that the current wording lacks. */
const outdatedWordings = perContent(({documents, today}) => {
  const disclaimers = documents.filter(({_type}) => _type === 'disclaimer')
  const expired = disclaimers.filter((disclaimer) => periodState(disclaimer, today) === 'over')
  return expired.map((disclaimer) => {
    const versions = disclaimers.filter((each) => versionKey(each) === versionKey(disclaimer))
    const current = pickVersion(versions, today)?.version
    const inForce = new Set(current === disclaimer ? [] : sentencesOf(current?.text))
    const sentences = sentencesOf(disclaimer.text).filter((sentence) => !inForce.has(sentence))
    return {title: textOf(disclaimer.title) ?? disclaimer._id, sentences: sentences.map(pattern)}
  })
})

function sentencesOf(text: unknown): string[] {
  const sentences = (textOf(text) ?? '').split(/(?<=[.!?])\s+/)
  return sentences.map(plainText).filter((sentence) => sentence.length >= shortest)
}

/** Letters, digits and braces of tokens, because lines of a PDF break and hyphenate anywhere. */
const plainText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d{}]/gu, '')

/** A token is any short text. */
const pattern = (sentence: string): RegExp => new RegExp(sentence.replace(/\{[^{}]*\}|[{}]/g, '.{0,40}'), 'u')
