import type {SanityClient} from '@sanity/client'

const inOneTransaction = 250

type Document = Record<string, unknown> & {_id: string; _type: string}

/** Adds documents of a type to the lake, copies of the sample's with ids that start with `bulk-`, until there are `count`. */
export async function grow(lake: SanityClient, type: string, count: number): Promise<void> {
  const samples = await lake.fetch<Document[]>(
    '*[_type == $type && !(_id in path("drafts.**")) && !string::startsWith(_id, "bulk-")]',
    {type},
  )
  const known = await lake.fetch<number>('count(*[_type == $type && string::startsWith(_id, "bulk-")])', {
    type,
  })
  for (let start = known; start < count; start += inOneTransaction) {
    const transaction = lake.transaction()
    for (let n = start; n < Math.min(count, start + inOneTransaction); n += 1) {
      const sample = samples[n % samples.length]
      if (sample) transaction.createOrReplace(copyOf(sample, n))
    }
    await transaction.commit({visibility: 'async'})
  }
}

/** Deletes what `grow` added. */
export async function shrink(lake: SanityClient, type: string): Promise<void> {
  await lake.delete({query: `*[_type == "${type}" && string::startsWith(_id, "bulk-")]`})
}

function copyOf(sample: Document, n: number): Document {
  const {_rev, _createdAt, _updatedAt, ...fields} = sample
  const copy: Document = {...fields, _id: `bulk-${sample._type}-${n}`, _type: sample._type}
  if (sample._type === 'newsArticle') {
    copy.path = `/about/news/bulk-${n}`
    copy.title = `${sample.title} (${n})`
    copy.date = `2023-${String(1 + (n % 12)).padStart(2, '0')}-01`
  } else copy.name = `${sample.name} ${n}`
  return copy
}
