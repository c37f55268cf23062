import { useLocation, useSearchParams } from 'react-router'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { useExam } from './use-exam.ts'
import type { RoomRequest } from './use-sheet.ts'

/** What the address asks of the room: a theme of a bank, an essay of the account, an exam and one of its proposals, or a task of a class. */
export function useRoomRequest(): RoomRequest {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const id = query.get('prova')
  const exam = useExam(id)
  const proposal = /^\d{1,2}$/.exec(query.get('proposta') ?? '')
  return {
    themeId: query.get('tema'),
    essayId: query.get('redacao'),
    exam: id === ENEM ? ENEM : exam === undefined ? undefined : (exam?.id ?? null),
    ownTheme: (proposal && exam?.themes[Number(proposal[0])]?.title) ?? themeIn(state),
  }
}

/** What a class's task hands over beside the address: its title is no address's business. */
export type RoomState = { readonly ownTheme: string }

function themeIn(state: unknown): string | null {
  const { ownTheme } = (state ?? {}) as Partial<RoomState>
  return typeof ownTheme === 'string' ? ownTheme : null
}
