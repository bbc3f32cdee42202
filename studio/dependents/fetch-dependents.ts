import type {SanityClient} from 'sanity'
import {type Dependent, dependentsOf, type StoredDocument, type Target} from './dependents.ts'

const documents = '!(_type in ["sanity.imageAsset", "sanity.fileAsset"]) && !(_id in path("versions.**"))'

/** All content, drafts too. Tokens and paths can stand in any text, and GROQ finds no text at any depth. */
export function fetchContent(client: SanityClient): Promise<StoredDocument[]> {
  return client.fetch(`*[${documents}]`, {}, {perspective: 'raw', tag: 'dependents'})
}

/** The documents that depend on the target, as they are now. */
export async function fetchDependents(client: SanityClient, target: Target): Promise<Dependent[]> {
  const candidates =
    target.path || target.factKey || target.choice
      ? await fetchContent(client)
      : await client.fetch<StoredDocument[]>(
          `*[references($id) && ${documents}]`,
          {id: target.id},
          {perspective: 'raw', tag: 'dependents'},
        )
  return dependentsOf(candidates, target)
}
