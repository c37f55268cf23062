/** What the desk shows, and how a change alters it: the same for a change of now and for one that is sent again. */
import type { Desk, DeskChange, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import type { TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'

export type DeskState = {
  readonly marks: readonly DeskMark[]
  readonly levels: readonly TeacherLevel[]
  readonly comment: string
  readonly voiceText: string
  readonly bank: Desk['bank']
}

export function stateOf({ marks, levels, comment, voiceText, bank }: Desk): DeskState {
  return { marks, levels, comment, voiceText, bank }
}

/** @param now as ISO text */
export function applyChange(state: DeskState, change: DeskChange, now: string): DeskState {
  switch (change.does) {
    case 'mark': {
      const { id, engineKey } = change.mark
      const others = state.marks.filter(
        (mark) => mark.id !== id && (engineKey === null || mark.engineKey !== engineKey),
      )
      return { ...state, marks: [...others, change.mark].sort(byPlace) }
    }
    case 'unmark':
      return { ...state, marks: state.marks.filter((mark) => mark.id !== change.id) }
    case 'level': {
      const { competence, level, sentence } = change
      return { ...state, levels: state.levels.with(competence - 1, { level, sentence }) }
    }
    case 'comment':
      return { ...state, comment: change.text }
    case 'voice-text':
      return { ...state, voiceText: change.text }
    case 'remember': {
      const { remark } = change
      const before = state.bank.find(({ text }) => text === remark.text)
      const used = { ...remark, lastUsedAt: now, uses: (before?.uses ?? 0) + 1 }
      return { ...state, bank: [used, ...state.bank.filter((one) => one !== before)] }
    }
  }
}

function byPlace(a: DeskMark, b: DeskMark): number {
  return placeOf(a) - placeOf(b)
}

function placeOf({ place }: DeskMark): number {
  return 'start' in place ? place.start : 1_000_000 * (place.photograph + 1) + place.box.y
}
