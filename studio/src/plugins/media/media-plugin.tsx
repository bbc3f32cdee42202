import {Stack} from '@sanity/ui'
import {lazy, Suspense, useEffect} from 'react'
import {type AssetSource, type AssetSourceComponentProps, definePlugin, type LayoutProps} from 'sanity'
import {media, mediaAssetSource} from 'sanity-plugin-media'

const AssetUses = lazy(() => import('./asset-uses.tsx').then((module) => ({default: module.AssetUses})))

const mediaTool = media({
  components: {
    details: (props) => (
      <Stack gap={5}>
        {props.renderDefaultDetails(props)}
        <Suspense>
          <AssetUses
            key={props.currentAsset._id}
            id={props.currentAsset._id}
            name={props.currentAsset.originalFilename ?? props.currentAsset._id}
            // Without `locales`, texts are strings.
            alt={String(props.currentAsset.altText ?? '')}
          />
        </Suspense>
      </Stack>
    ),
  },
})

/** Focuses the search of Media, which otherwise leaves the focus behind itself. */
function MediaChooser(props: AssetSourceComponentProps) {
  useEffect(() => {
    const search = '[data-testid="media-browser"] [placeholder="Search"]'
    setTimeout(() => [...document.querySelectorAll<HTMLElement>(search)].at(-1)?.focus())
  }, [])
  return <mediaAssetSource.component {...props} />
}

/** Media as a source of pictures and files. */
export const mediaSource = {...mediaAssetSource, component: MediaChooser}

/** Returns the sources of a form: the Studio's own one takes uploads, but has neither a search nor names, which Media has. */
const assetSources = (sources: AssetSource[]) =>
  sources
    .filter(({name}) => name !== mediaAssetSource.name)
    .map((source) => (source.Uploader ? {...mediaSource, Uploader: source.Uploader} : source))

/** The Studio's own message refers editors to the console. */
const uploadMessages = {
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description':
      'Check that the file isn’t damaged. Pictures can be JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, up to 100 megapixels.',
  },
}

/** The Media tool, with the uses of an open picture and its replacement. */
export const mediaPlugin = definePlugin({
  name: 'upline-media',
  plugins: [mediaTool],
  form: {file: {assetSources}, image: {assetSources}},
  i18n: {bundles: [uploadMessages]},
  studio: {components: {layout: LayoutWithCardKeys}},
})

const cards = '[data-testid^="media-asset-card-"]'

/** Makes the cards of Media buttons for keyboard users, because the plugin's cards react only to the mouse. */
function LayoutWithCardKeys(props: LayoutProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, target} = event
      if (key === 'Tab') {
        for (const card of document.querySelectorAll<HTMLElement>(cards)) {
          const name = card.parentElement?.nextElementSibling?.textContent
          Object.assign(card, {tabIndex: 0, role: 'button', ariaLabel: name})
        }
      }
      if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches(cards)) return
      // Otherwise the key presses the button of the dialog that gets the focus.
      event.preventDefault()
      target.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return props.renderDefault(props)
}
