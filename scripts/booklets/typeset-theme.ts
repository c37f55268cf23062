/**
 * What does a booklet look like on paper? Colours, sizes and margins of the printed page, in points.
 * The tints are lighter than on screen so that a page printed at home stays readable and spares ink.
 */

/** The colours of the visual language; tints are their printable washes. */
export const INKS = {
  ink: '#16203A',
  pen: '#2340C8',
  marker: '#FFE25A',
  red: '#D2352F',
  green: '#1B7F5C',
  paper: '#FBF9F3',
  rule: '#C3CCEB',
  quiet: '#5B6479',
  hairline: '#D9D5C8',
  penTint: '#F1F3FC',
  markerTint: '#FFF8D9',
  greenTint: '#EDF6F2',
} as const

/** A5 portrait: comfortable on a phone, and two pages side by side on an A4 sheet. */
export const PAGE = {
  widthPt: 419.53,
  heightPt: 595.28,
  marginLeftPt: 44,
  marginTopPt: 52,
  marginRightPt: 44,
  marginBottomPt: 58,
} as const

export const TEXT_WIDTH_PT = PAGE.widthPt - PAGE.marginLeftPt - PAGE.marginRightPt
export const TEXT_HEIGHT_PT = PAGE.heightPt - PAGE.marginTopPt - PAGE.marginBottomPt

export const BODY_SIZE_PT = 10.6
/** Height of a line of Source Sans 3 by its own measures, in ems. */
export const TEXT_LINE_EMS = 1.424
/** Factor on the font's own line height. */
export const BODY_LINE_FACTOR = 1.05
export const BODY_LINE_PT = BODY_SIZE_PT * TEXT_LINE_EMS * BODY_LINE_FACTOR
