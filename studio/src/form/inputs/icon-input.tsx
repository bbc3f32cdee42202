import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {iconNames} from '@upline/domain/content/icon-names.ts'
import {useState} from 'react'
import {type StringInputProps, set, unset} from 'sanity'
import {Note} from '../../ui/note.tsx'

/** Lets the editor choose an icon by its picture. */
export function IconInput({value: stored, onChange, readOnly, elementProps}: StringInputProps) {
  // Imports may store a number.
  const value = stored === undefined ? undefined : String(stored)
  const [isOpen, setOpen] = useState(false)
  const choose = (name: string) => {
    onChange(name === value ? unset() : set(name))
    setOpen(false)
  }
  return (
    <Stack gap={2}>
      <Flex align="center" gap={3}>
        <Button
          {...elementProps}
          mode="ghost"
          padding={2}
          disabled={readOnly === true}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Flex align="center" gap={2}>
            {value && <Icon name={value} />}
            <Text size={1}>{value ? 'Change' : 'Choose'}</Text>
          </Flex>
        </Button>
        {value && (
          <Box flex={1}>
            <Note>{titleOf(value)}</Note>
          </Box>
        )}
      </Flex>
      {isOpen && (
        <Card border radius={2} padding={2}>
          <div style={{display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 42px)'}}>
            {iconNames.map((name) => (
              <Button
                key={name}
                mode="bleed"
                padding={2}
                selected={name === value}
                title={titleOf(name)}
                aria-label={titleOf(name)}
                aria-pressed={name === value}
                onClick={() => choose(name)}
              >
                <Flex justify="center">
                  <Icon name={name} />
                </Flex>
              </Button>
            ))}
          </div>
        </Card>
      )}
    </Stack>
  )
}

/** Renders an icon from `static/icons.svg`, the Studio's copy of the site's sprite. */
function Icon({name}: {name: string}) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/static/icons.svg#${name}`} />
    </svg>
  )
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())
}
