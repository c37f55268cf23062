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

const SHEET_MARGIN_PT = 50
/** The column of comments, and the white between it and the text. */
export const COMMENTS_WIDTH_PT = 126
export const COLUMN_GAP_PT = 16

/** A4 portrait: a column of text, and to its right the margin in which essays are commented on. */
export const PAGE = {
  widthPt: 595.28,
  heightPt: 841.89,
  marginLeftPt: SHEET_MARGIN_PT,
  marginTopPt: 62,
  marginRightPt: SHEET_MARGIN_PT + COLUMN_GAP_PT + COMMENTS_WIDTH_PT,
  marginBottomPt: 64,
} as const

export const TEXT_WIDTH_PT = PAGE.widthPt - PAGE.marginLeftPt - PAGE.marginRightPt
/** Text and margin together, for what needs the whole page. */
export const FULL_WIDTH_PT = TEXT_WIDTH_PT + COLUMN_GAP_PT + COMMENTS_WIDTH_PT
export const TEXT_HEIGHT_PT = PAGE.heightPt - PAGE.marginTopPt - PAGE.marginBottomPt

export const BODY_SIZE_PT = 10.8
/** Height of a line of Source Sans 3 by its own measures, in ems. */
export const TEXT_LINE_EMS = 1.424
/** Factor on the font's own line height. */
export const BODY_LINE_FACTOR = 1.05
export const BODY_LINE_PT = BODY_SIZE_PT * TEXT_LINE_EMS * BODY_LINE_FACTOR
