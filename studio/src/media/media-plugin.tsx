import {Stack} from '@sanity/ui'
import {lazy, Suspense} from 'react'
import type {PluginOptions} from 'sanity'
import {media} from 'sanity-plugin-media'
import {LayoutWithCardKeys} from './card-keys.tsx'

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

/** The Media tool, with the uses of an open picture and its replacement. */
export const mediaPlugin: PluginOptions = {
  name: 'upline-media',
  plugins: [mediaTool],
  studio: {components: {layout: LayoutWithCardKeys}},
}
