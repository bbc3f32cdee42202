import {groupBy} from '@upline/domain/periods/group-by.ts'
import {Fragment, useId} from 'react'
import {PageLink} from '../../content/page-link.tsx'
import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {kindLabel, kindsOf} from '../../search/search-kinds.ts'
import {SearchResult} from '../../search/search-result.tsx'
import {SearchStatus} from '../../search/search-status.tsx'
import {useSearch} from '../../search/use-search.ts'
import {useSearchText} from '../../search/use-search-text.ts'
import {classNames} from '../../ui/class-names.ts'
import {TextField} from '../../ui/fields.tsx'
import {Heading} from '../../ui/heading.tsx'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../section-frame.tsx'

const defaults = {q: ''}
const most = 50

/** Searches the site for the typed text, which is in the address; lists all pages without results. */
export function SiteSearch({section}: {section: SectionOf<'siteSearch'>}) {
  const labels = useInterfaceText()
  const id = useId()
  const [query, change] = useQueryState(defaults)
  const {text, field, search} = useSearchText(query.q, (q) => change({q}))
  const found = useSearch(text, most)
  return (
    <HeadedSection section={section}>
      {/* Enter has nothing to send here, yet a phone's keyboard wants a form to offer its search key. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <form role="search" onSubmit={(event) => event.preventDefault()} data-needs-script>
        <TextField
          id={`${id}-field`}
          name="q"
          ref={field}
          type="search"
          label={labels.searchLabel ?? ''}
          hint={labels.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={query.q}
          onChange={(event) => search(event.target.value)}
        />
        <SearchStatus search={found} />
      </form>
      {found.hits.length > 0 ? (
        <section aria-label={labels.searchResults ?? undefined}>
          {kindsOf(found.hits).map((kind) => (
            <Fragment key={kind}>
              <Heading className="mt-6 mb-3 text-h3">{kindLabel(kind, labels)}</Heading>
              <ol className="border-t border-rule-strong">
                {found.hits
                  .filter((hit) => hit.kind === kind)
                  .map((hit) => (
                    <li key={hit.path} className="border-b border-rule">
                      <PageLink to={hit.path} className="group block max-w-measure py-4">
                        <SearchResult hit={hit} />
                      </PageLink>
                    </li>
                  ))}
              </ol>
            </Fragment>
          ))}
        </section>
      ) : (
        <AllPages section={section} />
      )}
    </HeadedSection>
  )
}

/** Groups pages by the first segment of their path; single pages form the first group. */
function pageGroups<T extends {path: string}>(pages: readonly T[]): T[][] {
  const families = new Set(pages.map(familyOf))
  const groups = [...families].map((family) => pages.filter((page) => familyOf(page) === family))
  const single = groups.filter(({length}) => length === 1).flat()
  return [single, ...groups.filter(({length}) => length > 1)].filter(({length}) => length > 0)
}

const familyOf = ({path}: {path: string}) => path.split('/')[1]

function AllPages({section}: {section: SectionOf<'siteSearch'>}) {
  const {pages, articles} = section
  return (
    <>
      <Heading className="mt-10 mb-5">{section.pagesHeading}</Heading>
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {pageGroups(pages).map((group) => (
          <PageLinks key={group[0]?._id} pages={group} />
        ))}
      </div>
      {articles.length > 0 && (
        <>
          <Heading className="mt-10 mb-5">{section.newsHeading}</Heading>
          <div className="gap-x-8 sm:columns-2">
            {[...groupBy(articles, ({date}) => date?.slice(0, 4) ?? '')].map(([year, group]) => (
              <PageLinks key={year} year={year} pages={group} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

type Listed = {_id: string; _type?: string; title: string | null; path: string}

/** Lists pages after their year. The page above the others in its group is bold. */
function PageLinks({pages, year}: {pages: readonly Listed[]; year?: string}) {
  return (
    <ul className="mb-6 break-inside-avoid border-t border-rule-strong">
      {year && <li className="border-b border-rule py-2 font-semibold">{year}</li>}
      {pages.map(({_id, _type, title, path}) => (
        <li key={_id} className="border-b border-rule">
          <PageLink
            to={path}
            translate={_type === 'carrier' ? 'no' : undefined}
            className={classNames(
              'flex min-h-11 items-center py-2 wrap-anywhere text-link decoration-accent underline-offset-4 hover:underline',
              pages.some((other) => other.path.startsWith(`${path}/`)) && 'font-semibold',
            )}
          >
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
