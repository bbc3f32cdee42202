import {useQuery} from '@tanstack/react-query'
import {plainPath} from '@upline/domain/content/decoded.ts'
import {type ReactNode, useMemo} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {ContentLink} from '../content/content-link.tsx'
import {ContentPicture} from '../content/content-picture.tsx'
import {contentOptions, source} from '../content/content-query.ts'
import {useDataAttribute} from '../content/data-attribute.ts'
import {hrefOf} from '../content/href.ts'
import {PageLink} from '../content/page-link.tsx'
import {redirectTargets} from '../content/redirects.ts'
import type {PathsQueryResult} from '../content/sanity.types.generated.ts'
import {useSite} from '../content/site-context.ts'
import {resolveContent} from '../content/tokens.ts'
import type {NotFoundData} from '../content/types.ts'
import {closestPaths} from '../lib/closest-paths.ts'
import {env} from '../lib/env.ts'
import {FieldPart} from '../sections/part.tsx'
import {Button} from '../ui/button.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {Icon} from '../ui/icon.tsx'
import {useHydrated} from '../ui/use-client-value.ts'
import {WithoutScript} from '../ui/without-script.tsx'
import {useUnfound} from '../unfound/use-unfound.ts'
import {contentPath} from './content-path.ts'
import {createMovedTo} from './moved-to.ts'
import type {PageComponent} from './page-types.ts'
import {Redirect} from './redirect.tsx'

export const NotFoundPage: PageComponent<'notFoundPage'> = ({content: labels}) => {
  const attribute = useDataAttribute()
  const navigate = useNavigate()
  const location = useLocation()
  const asked = contentPath(location.pathname)
  const hydrated = useHydrated()
  const {data: paths} = useQuery(pathsOptions)
  const moved = useMoved(asked, location, labels.redirects)
  // Until then it may still turn out to have moved.
  useUnfound(hydrated && paths && !moved && asked + location.search)
  if (moved) return <Redirect to={moved} />
  return (
    <div className="section" data-tone="paper">
      <div className="container-page">
        <div className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <FieldPart content={labels} field="title">
              <Heading className="text-display" data-sanity={attribute?.('heading')}>
                {labels.title}
              </Heading>
            </FieldPart>
            <FieldPart content={labels} field="text">
              <p className="intro mt-6" data-sanity={attribute?.('text')}>
                {labels.text}
              </p>
            </FieldPart>
            <FieldPart content={labels} field="prepared">
              <PreparedTargets asked={asked} page={labels} />
            </FieldPart>
            <div className="mt-8 flex flex-wrap gap-3">
              <FieldPart content={labels} field="homeLabel">
                <PageLink className={buttonClass('primary')} to="/">
                  {labels.homeLabel}
                </PageLink>
              </FieldPart>
              <FieldPart content={labels} field="backLabel">
                <Button look="secondary" data-needs-script onClick={() => navigate(-1)}>
                  {labels.backLabel}
                </Button>
              </FieldPart>
            </div>
          </div>
          <FieldPart content={labels} field="picture">
            <ContentPicture
              picture={labels.picture}
              field="picture"
              sizes="26rem"
              className="h-auto w-full rounded-sm max-lg:hidden lg:col-span-4 lg:col-start-9"
            />
          </FieldPart>
        </div>
        <div className="mt-16 grid gap-x-8 gap-y-12 lg:mt-24 lg:grid-cols-2">
          <FieldPart content={labels} field="popularLinks">
            <PopularLinks page={labels} />
          </FieldPart>
          <FieldPart content={labels} field="suggestionsHeading">
            <Suggestions asked={asked} heading={labels.suggestionsHeading} />
          </FieldPart>
        </div>
      </div>
    </div>
  )
}

function PopularLinks({page}: {page: NotFoundData}) {
  const attribute = useDataAttribute()
  return (
    <LinkRows heading={page.popularHeading}>
      {page.popularLinks?.map((action) => (
        <li key={action._key} data-sanity={attribute?.(['popularLinks', {_key: action._key}])}>
          <ContentLink link={action.link} className={linkRowClass} data-cta={action.label}>
            {action.label}
          </ContentLink>
        </li>
      ))}
    </LinkRows>
  )
}

/** Returns where the requested address has moved. Only the browser knows the address. */
function useMoved(
  asked: string,
  location: {search: string; hash: string},
  redirects: NotFoundData['redirects'],
): string | undefined {
  const hydrated = useHydrated()
  const {data} = useQuery(pathsOptions)
  const targets = useMemo(
    () => (hydrated ? redirectTargets(redirects, env.siteUrl) : undefined),
    [redirects, hydrated],
  )
  const movedTo = useMemo(() => {
    const pages = new Set(data?.result.map(({path}) => path))
    return targets && createMovedTo(targets, (path) => pages.has(path))
  }, [targets, data])
  return movedTo?.(asked, location)
}

/** Links to the redirect prepared for the requested path. Without script it links to all of them, because hosts have one 404 page for all paths. */
function PreparedTargets({asked, page}: {asked: string; page: NotFoundData}) {
  const hydrated = useHydrated()
  const targets = page.prepared.flatMap(({from, to, suggestion, title}) => {
    const href = hrefOf(to)
    return from && href?.startsWith('/') ? [{from, href, text: suggestion ?? title ?? href}] : []
  })
  const target = hydrated && targets.find(({from}) => plainPath(from) === plainPath(asked).toLowerCase())
  if (target) {
    return (
      <p className="mt-8">
        <PageLink to={target.href} className="inline-link inline-block py-2 font-serif text-h2">
          <span>{target.text}</span>
          <Icon name="arrow-right" className="ml-3 inline size-7 text-accent" />
        </PageLink>
      </p>
    )
  }
  return (
    <WithoutScript>
      <LinkRows heading={page.suggestionsHeading}>
        {targets.slice(0, mostPrepared).map(({from, href, text}) => (
          <li key={from}>
            <a href={href} className={linkRowClass}>
              {text}
            </a>
          </li>
        ))}
      </LinkRows>
    </WithoutScript>
  )
}

const most = 4
/** Limits the list without script, because an import may prepare thousands of redirects. */
const mostPrepared = 20

/** Paths and titles of all pages that search engines may list. */
const pathsOptions = contentOptions<PathsQueryResult>({
  queryKey: ['paths'],
  copy: '/_content/_paths.json',
  source: async () => source((await import('./paths.groq.ts')).pathsQuery, {}, (result) => result),
})

/** The pages with the most similar paths. They load after the page, because only the browser knows what was asked. */
function Suggestions({asked, heading}: {asked: string; heading: string | null}) {
  const {facts} = useSite()
  const {data} = useQuery(pathsOptions)
  const pages = (data?.result ?? []).filter(({path}) => path !== asked)
  const closest = resolveContent(closestPaths(asked, pages, most), facts)
  if (closest.length === 0) return null
  return (
    <LinkRows heading={heading}>
      {closest.map(({path, title}) => (
        <li key={path}>
          <PageLink to={path} className={linkRowClass}>
            {title}
          </PageLink>
        </li>
      ))}
    </LinkRows>
  )
}

function LinkRows({heading, children}: {heading: string | null; children: ReactNode}) {
  return (
    <div>
      <HeadingScope>
        <Heading className="mb-5 text-h3">{heading}</Heading>
      </HeadingScope>
      <ul className="border-t border-rule-strong">{children}</ul>
    </div>
  )
}

const linkRowClass =
  'flex min-h-14 items-center border-b border-rule py-3 font-semibold text-link decoration-accent underline-offset-4 hover:underline'
