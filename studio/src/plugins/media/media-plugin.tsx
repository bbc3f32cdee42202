import {Stack} from '@sanity/ui'
import {lazy, Suspense} from 'react'
import {type AssetSource, definePlugin} from 'sanity'
import {media} from 'sanity-plugin-media'
import {ToolWithUploadNotices} from './upload-notices.tsx'

const AssetUses = lazy(() => import('./asset-uses.tsx').then((module) => ({default: module.AssetUses})))

const mediaTool = media({
  components: {
    details: (props) => (
      <Stack gap={5}>
        {props.renderDefaultDetails(props)}
        <Suspense>
          <AssetUses
            key={props.currentAsset._id}
            asset={props.currentAsset}
            // Without `locales`, texts are strings.
            alt={String(props.currentAsset.altText ?? '')}
          />
        </Suspense>
      </Stack>
    ),
  },
})

/**
 * The Studio's own source has the title of the whole Studio. Leaves out the dialog “Edit Media” of a form, which removes the tags of a picture: it
 * opens before it has loaded them.
 */
const assetSources = (sources: AssetSource[]) =>
  sources
    .filter(({name}) => name !== 'edit-media')
    .map((source) => (source.Uploader ? {...source, title: 'All uploads'} : source))

/** The Studio's own message refers editors to the console. */
const uploadMessages = {
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description':
      'Check that the file isn’t damaged. Pictures can be JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, up to 100 megapixels.',
  },
}

/** The Media tool, with the uses of an open picture and its replacement, and a notice of each picture that is stored as a file. */
export const mediaPlugin = definePlugin({
  name: 'upline-media',
  plugins: [mediaTool],
  form: {file: {assetSources}, image: {assetSources}},
  studio: {components: {activeToolLayout: ToolWithUploadNotices}},
  i18n: {bundles: [uploadMessages]},
})
