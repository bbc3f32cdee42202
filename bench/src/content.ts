import type {SanityClient} from '@sanity/client'

const inOneTransaction = 250

type Document = Record<string, unknown> & {_id: string; _type: string}

/** Adds copies of the sample's documents of a type to the lake, with ids that start with `bulk-`, until there are `count`. */
export async function grow(lake: SanityClient, type: string, count: number): Promise<void> {
  const query = '*[_type == $type && !(_id in path("drafts.**"))]'
  const documents = await lake.fetch<Document[]>(query, {type})
  const samples = documents.filter(({_id}) => !_id.startsWith('bulk-'))
  for (let start = documents.length - samples.length; start < count; start += inOneTransaction) {
    const transaction = lake.transaction()
    for (let n = start; n < Math.min(count, start + inOneTransaction); n += 1) {
      const {_rev, _createdAt, _updatedAt, ...sample} = samples[n % samples.length] as Document
      const article = {path: `/about/news/bulk-${n}`, title: `${sample.title} (${n})`, date: '2023-01-01'}
      const changes: object = type === 'newsArticle' ? article : {name: `${sample.name} ${n}`}
      transaction.createOrReplace({...sample, ...changes, _id: `bulk-${type}-${n}`})
    }
    await transaction.commit({visibility: 'async'})
  }
}

/** Deletes what `grow` added. */
export async function shrink(lake: SanityClient, type: string): Promise<void> {
  await lake.delete({query: `*[_type == "${type}" && string::startsWith(_id, "bulk-")]`})
}
