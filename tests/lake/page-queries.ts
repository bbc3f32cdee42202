import {DatabaseSync} from 'node:sqlite'
import {Store} from '@upline/lake/documents/store.ts'
import {QueryEngine} from '@upline/lake/query/query-engine.ts'

/** Measures queries of public blog templates: `node tests/lake/page-queries.ts [POSTS]`, with 5,000 posts by default. */
const posts = Number(process.argv[2] ?? 5000)
const runs = 9

const store = new Store(new DatabaseSync(':memory:'))
const engine = new QueryEngine(store, {projectId: 'local', dataset: 'production'})
const reference = (id: string) => ({_type: 'reference', _ref: id})
const count = (length: number, make: (n: number) => object) => Array.from({length}, (_, n) => make(n))
const content = [
  ...count(50, (n) => ({
    _id: `category-${n}`,
    _type: 'category',
    title: `Category ${n}`,
    slug: {current: `category-${n}`},
  })),
  ...count(50, (n) => ({
    _id: `author-${n}`,
    _type: 'author',
    name: `Author ${n}`,
    slug: {current: `author-${n}`},
  })),
  ...count(posts, (n) => ({
    _id: `post-${n}`,
    _type: 'post',
    title: `Post ${n}`,
    slug: {current: `post-${n}`},
    date: new Date(1.6e12 + n * 60_000).toISOString(),
    author: reference(`author-${n % 50}`),
    categories: [reference(`category-${n % 50}`), reference(`category-${(n * 7) % 50}`)],
  })),
]
store.commit(content.map((create) => ({create})))

const post = '*[_type == "post" && slug.current == $slug][0]'
const queries = {
  'count of posts': 'count(*[_type == "post"])',
  'all slugs': '*[_type == "post" && defined(slug.current)].slug.current',
  'ten newest posts, with authors': '*[_type == "post"] | order(date desc)[0...10]{title, author->{name}}',
  'post by slug, with author and categories': `${post}{..., author->, categories[]->}`,
  'posts of a category': '*[_type == "post" && references($category)] | order(date desc)[0...10]{title}',
  'count of posts of each category':
    '*[_type == "category"]{title, "n": count(*[_type == "post" && references(^._id)])}',
  'count of documents that refer to each category':
    '*[_type == "category"]{title, "n": count(*[references(^._id)])}',
  'count of posts of each author':
    '*[_type == "author"]{name, "n": count(*[_type == "post" && author._ref == ^._id])}',
  'posts of a category, by its slug':
    '*[_type == "post" && $category in categories[]->slug.current] | order(date desc)[0...10]{title}',
  'count of posts of each author, by its slug':
    '*[_type == "author"]{name, "n": count(*[_type == "post" && author->slug.current == ^.slug.current])}',
  'related posts': `${post}{"more": *[_type == "post" && _id != ^._id && references(^.categories[]._ref)] | order(date desc)[0...3]{title}}`,
  'more posts of the author': `${post}{"more": *[_type == "post" && author._ref == ^.author._ref && _id != ^._id] | order(date desc)[0...3]{title}}`,
  'previous and next post': `${post}{
    "previous": *[_type == "post" && date < ^.date] | order(date desc)[0]{title},
    "next": *[_type == "post" && date > ^.date] | order(date)[0]{title}}`,
}

for (const [name, query] of Object.entries(queries)) {
  const times = Array.from({length: runs}, (_, run) => {
    const started = performance.now()
    engine.evaluate(query, {slug: `post-${run * 100}`, category: `category-${run}`}, 'published')
    return performance.now() - started
  }).sort((a, b) => a - b)
  console.log(`${name.padEnd(48)} ${(times[Math.floor(runs / 2)] ?? 0).toFixed(1).padStart(8)} ms`)
}
