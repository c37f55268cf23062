import { useSearchParams } from 'react-router'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { useExam } from './use-exam.ts'
import type { RoomRequest } from './use-sheet.ts'

/** What the address asks of the room: a theme of a bank, an essay of the account, an exam and one of its proposals. */
export function useRoomRequest(): RoomRequest {
  const [query] = useSearchParams()
  const id = query.get('prova')
  const exam = useExam(id)
  const proposal = /^\d{1,2}$/.exec(query.get('proposta') ?? '')
  return {
    themeId: query.get('tema'),
    essayId: query.get('redacao'),
    exam: id === ENEM ? ENEM : exam === undefined ? undefined : (exam?.id ?? null),
    examTheme: (proposal && exam?.themes[Number(proposal[0])]?.title) ?? null,
  }
}
