/** What the questions below lessons say when they refuse: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'
import { courseError, isCourseRefusal } from '#server/study/courses/refusals.ts'
import { communityError } from '../authors/refusals.ts'
import type { QuestionRefusal } from './service.ts'

export function questionError(refused: QuestionRefusal): HttpError {
  switch (refused.code) {
    case 'too_many_waiting':
      return new HttpError(409, refused.code, 'Three questions of this course wait for an answer already')
    case 'question_not_found':
      return new HttpError(404, refused.code, 'There is no such question')
    case 'not_to_be_shown':
      return new HttpError(409, refused.code, 'Whoever asked did not agree that others read it')
    default:
      return isCourseRefusal(refused) ? courseError(refused) : communityError(refused)
  }
}
