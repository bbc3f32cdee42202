import {type Fields, isObject, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'

/** A part of a document, and its place as the Studio's `edit` intent takes it: `sections[_key=="a"].link`. */
export interface Part<Value> {
  field: string
  value: Value
}

/** The parts of a document that the checks read. */
export interface Parts {
  links: Part<Fields>[]
  /** Tokens in braces with the path of their text. */
  tokens: Part<string>[]
  /** Placeholders, such as “TODO”, and labels that don't say where they lead. */
  unfinished: Part<string>[]
  /** Objects with an image. */
  pictures: Part<Fields>[]
  /** Ids of referenced documents, except link targets. */
  references: Part<string>[]
  /** Portable Text. */
  richTexts: Part<readonly unknown[]>[]
  /** Objects with a year or effective dates. */
  periods: Part<Fields>[]
}

/** Case-sensitive, because only placeholders are in capitals: “todo” is a Spanish word. */
const unfinishedWords =
  /\b(?:[Ll]orem ipsum|LOREM IPSUM|TODO|TBD|FIXME|(?:[Cc]lick|CLICK|[Tt]ap) (?:here|HERE|Here))\b/
const vagueLabel = /^\s*(?:(?:learn|read|see|find out|show|view|discover) more|more|here|details)\W*$/i

const known = new WeakMap<StoredDocument, Parts>()

/** Caches the parts by document object. */
export function partsOf(document: StoredDocument): Parts {
  const found = known.get(document) ?? readParts(document)
  known.set(document, found)
  return found
}

function readParts(document: StoredDocument): Parts {
  const parts: Parts = {
    links: [],
    tokens: [],
    unfinished: [],
    pictures: [],
    references: [],
    richTexts: [],
    periods: [],
  }
  const linkTargets = new Set<unknown>()
  walk(document, (value, field) => {
    if (typeof value === 'string') {
      const [words] = unfinishedWords.exec(value) ?? []
      if (words) parts.unfinished.push({field, value: words})
      if (value.includes('{')) {
        for (const token of new Set(tokensIn(value))) parts.tokens.push({field, value: token})
      }
    } else if (Array.isArray(value)) {
      if (value.some((member) => isObject(member) && member._type === 'block')) {
        parts.richTexts.push({field, value})
      }
    } else if (isObject(value)) {
      const {_type, _ref, asset, label, spoken} = value
      if (_type === 'action' && !textOf(spoken) && vagueLabel.test(textOf(label) ?? '')) {
        parts.unfinished.push({field: `${field}.spoken`, value: textOf(label) ?? ''})
      }
      if (_type === 'link') {
        parts.links.push({field, value})
        for (const target of Object.values(value)) linkTargets.add(target)
      }
      if (isObject(asset) && String(asset._ref).startsWith('image-')) parts.pictures.push({field, value})
      if (typeof _ref === 'string' && !linkTargets.has(value)) parts.references.push({field, value: _ref})
      if ('effectiveUntil' in value || 'effectiveFrom' in value || 'year' in value) {
        parts.periods.push({field, value})
      }
    }
  })
  return parts
}
