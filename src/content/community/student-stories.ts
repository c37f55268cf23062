/**
 * The strip of approved students (product §2 Landing page: 41 entries, scores 900 to 1000). ILLUSTRATIVE: these people
 * are invented and so are their scores, and the page says so. Real ones are the owner's to enter, with their consent.
 */

import type { StudentStory } from '#domain/site/site-contents.ts'

function story(id: string, name: string, score: number): StudentStory {
  return { id, name, score, isIllustrative: true }
}

export const STUDENT_STORIES: readonly StudentStory[] = [
  story('ana-clara-s', 'Ana Clara S.', 960),
  story('joao-pedro-m', 'João Pedro M.', 920),
  story('maria-eduarda-l', 'Maria Eduarda L.', 980),
  story('kaua-r', 'Kauã R.', 900),
  story('beatriz-n', 'Beatriz N.', 940),
  story('rafael-t', 'Rafael T.', 920),
  story('yasmin-a', 'Yasmin A.', 960),
  story('lucas-g', 'Lucas G.', 900),
  story('larissa-p', 'Larissa P.', 1000),
  story('davi-c', 'Davi C.', 920),
  story('isadora-f', 'Isadora F.', 940),
  story('thiago-b', 'Thiago B.', 900),
  story('leticia-v', 'Letícia V.', 920),
  story('gustavo-h', 'Gustavo H.', 960),
  story('raissa-d', 'Raíssa D.', 900),
  story('caio-m', 'Caio M.', 940),
  story('emanuelly-r', 'Emanuelly R.', 920),
  story('vinicius-a', 'Vinícius A.', 980),
  story('sofia-k', 'Sofia K.', 900),
  story('pedro-henrique-o', 'Pedro Henrique O.', 920),
  story('jamile-s', 'Jamile S.', 940),
  story('matheus-c', 'Matheus C.', 900),
  story('luana-t', 'Luana T.', 960),
  story('otavio-p', 'Otávio P.', 920),
  story('gabriela-z', 'Gabriela Z.', 900),
  story('italo-n', 'Ítalo N.', 920),
  story('camila-e', 'Camila E.', 940),
  story('renan-f', 'Renan F.', 900),
  story('taina-b', 'Tainá B.', 980),
  story('samuel-j', 'Samuel J.', 920),
  story('alice-w', 'Alice W.', 900),
  story('wesley-d', 'Wesley D.', 940),
  story('helena-q', 'Helena Q.', 960),
  story('bruno-i', 'Bruno I.', 900),
  story('nicole-m', 'Nicole M.', 920),
  story('iago-l', 'Iago L.', 940),
  story('rebeca-c', 'Rebeca C.', 900),
  story('felipe-u', 'Felipe U.', 920),
  story('manuela-g', 'Manuela G.', 900),
  story('arthur-x', 'Arthur X.', 960),
  story('debora-r', 'Débora R.', 920),
]
