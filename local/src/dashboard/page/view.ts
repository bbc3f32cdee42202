import type {Child} from './element.ts'

/** How one kind of entry is listed and shown. */
export interface View<Entry> {
  title: string
  /** The backend's path of the list. */
  list: string
  /** Title and text where there are no entries. */
  empty: [title: string, text: string]
  id(entry: Entry): string
  /** What the search looks through. */
  words(entry: Entry): string
  row(entry: Entry): Child[]
  detail(entry: Entry): Child[]
}
