import {Badge, Box, Card, Flex, Stack, Text} from '@sanity/ui'
import type {MediaAsset} from './media-library.ts'

interface AssetCardProps {
  asset: MediaAsset
  isOpen: boolean
  open: () => void
}

/** Renders a picture in a list. */
export function AssetCard({asset, isOpen, open}: AssetCardProps) {
  const {altText, users} = asset
  const name = nameOf(asset)
  return (
    <Card
      as="button"
      radius={2}
      border
      tone={isOpen ? 'primary' : 'default'}
      pressed={isOpen}
      aria-current={isOpen}
      aria-label={name}
      onClick={open}
      style={{textAlign: 'left', overflow: 'hidden'}}
    >
      <img
        src={thumbnail(asset, 320)}
        alt=""
        loading="lazy"
        style={{display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain'}}
      />
      <Stack gap={2} padding={2}>
        <Box>
          <Text size={1} textOverflow="ellipsis">
            {name}
          </Text>
        </Box>
        <Flex gap={2}>
          <Badge fontSize={0} tone={users === 0 ? 'caution' : 'default'}>
            {useCount(users)}
          </Badge>
          {!altText && <Badge fontSize={0}>no alt text</Badge>}
        </Flex>
      </Stack>
    </Card>
  )
}

function useCount(count: number): string {
  if (count === 0) return 'not used'
  return count === 1 ? 'used once' : `used in ${count}`
}

export function nameOf({originalFilename, title, _id}: MediaAsset): string {
  return title || originalFilename || _id
}

/** Returns the URL of a copy with a maximum width in pixels. */
export function thumbnail({url, extension}: MediaAsset, width: number): string {
  return extension === 'svg' ? url : `${url}?w=${width}&fit=max&auto=format`
}
