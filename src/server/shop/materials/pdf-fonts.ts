/**
 * Which font files do printed materials use? Static TrueType instances: the PDF writers cannot
 * take an instance out of a variable font.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const TEXT = '@expo-google-fonts/source-sans-3'
const DISPLAY = '@expo-google-fonts/bricolage-grotesque'
const HAND = '@expo-google-fonts/caveat'

export const TEXT_FONT_FILE = require.resolve(`${TEXT}/400Regular/SourceSans3_400Regular.ttf`)

/**
 * Families by the names that the typesetter and the cover drawings use. The display face and the
 * hand have no italic: a title of a work inside of a heading stays upright.
 */
export const FONT_FILES = {
  'Source Sans 3': {
    normal: TEXT_FONT_FILE,
    bold: require.resolve(`${TEXT}/700Bold/SourceSans3_700Bold.ttf`),
    italics: require.resolve(`${TEXT}/400Regular_Italic/SourceSans3_400Regular_Italic.ttf`),
    bolditalics: require.resolve(`${TEXT}/700Bold_Italic/SourceSans3_700Bold_Italic.ttf`),
  },
  'Bricolage Grotesque': {
    normal: require.resolve(`${DISPLAY}/600SemiBold/BricolageGrotesque_600SemiBold.ttf`),
    bold: require.resolve(`${DISPLAY}/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf`),
    italics: require.resolve(`${DISPLAY}/600SemiBold/BricolageGrotesque_600SemiBold.ttf`),
    bolditalics: require.resolve(`${DISPLAY}/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf`),
  },
  Caveat: {
    normal: require.resolve(`${HAND}/500Medium/Caveat_500Medium.ttf`),
    bold: require.resolve(`${HAND}/700Bold/Caveat_700Bold.ttf`),
    italics: require.resolve(`${HAND}/500Medium/Caveat_500Medium.ttf`),
    bolditalics: require.resolve(`${HAND}/700Bold/Caveat_700Bold.ttf`),
  },
} as const
