import {buildLegacyTheme} from 'sanity'

const spruce = '#12463a'
const ink = '#14211d'
const paper = '#ffffff'
const copper = '#b4612a'

/** The Studio in the colours of the site: spruce for what can be done, copper for what needs care. */
export const theme = buildLegacyTheme({
  '--black': ink,
  '--white': paper,
  '--gray-base': '#66726c',
  '--gray': '#66726c',
  '--component-bg': paper,
  '--component-text-color': ink,
  '--brand-primary': spruce,
  '--default-button-color': '#66726c',
  '--default-button-primary-color': spruce,
  '--default-button-success-color': '#2f7a52',
  '--default-button-warning-color': copper,
  '--default-button-danger-color': '#a8322a',
  '--state-info-color': spruce,
  '--state-success-color': '#2f7a52',
  '--state-warning-color': copper,
  '--state-danger-color': '#a8322a',
  '--main-navigation-color': '#0c2f28',
  '--main-navigation-color--inverted': '#f3efe5',
  '--focus-color': spruce,
})
