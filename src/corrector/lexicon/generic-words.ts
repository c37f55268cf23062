/**
 * Words that serve every theme: the frame of the school essay (problem, cause, State, society, campaign). What two
 * essays of different themes have in common; a text of little else is a memorised frame.
 */
import { contentStems } from '../text/stem.ts'
import { CONNECTIVES } from './connectives.ts'
import { PROPOSAL } from './proposal.ts'
import { REGISTER } from './register.ts'
import { STOCK_REPERTOIRE, THESIS_CUES } from './repertoire.ts'

const FRAME =
  'acesso ação ações agravar alarmante alicerce ambiente ampliar análise analisar apontar argumento artigo aspecto atenção ausência âmbito base bem-estar busca cabível campo cenário cidadania cidadão coletividade coletivo combater comportamento comum conduta conhecimento consciente conscientizar consequência considerar constante constituição construção contexto contemporâneo conter contribuir convivência corpo corroborar criar crise culminar cumprir debate decorrente deletério demanda democrático desafio desenvolver desenvolvimento desfrutar destacar determinado dever dificuldade dificultar dignidade direito direitos documento efetivar efetivo eficaz eficiente empecilho encontrar enfrentar ênfase entendimento enraizado espaço esfera essencial estabelecer estado evidente evidência existência existir explicar exposto fato fator favorecer federal filósofo fim fomentar fragilidade frisar fruto função fundamental futuro garantia garantir gerar governamental governo grande grave grupo harmonia histórico ideal ideia imediato imperativo imperioso implementar importância importante impulsionador inadmissível inalienável incentivar inclusão indiferença indispensável individual individualismo indivíduo inerente influência informação infelizmente inibir instaurar intervenção jurídico justo laço legislação lei liquidez líquido longo maior manter mazela mecanismo medida meio melhor melhorar ministério minimizar mitigar moderno modernidade modo motivo mundo nação nacional necessário necessidade negativo norma notório nível objetivo observar obstáculo ocorrer omissão oportunidade órgão país palestra papel parte participação passividade pátria pensamento perceber perdurar permear perpetuar perspectiva persistir pesquisa pessoa plano poder político população possível postura potencializar prática prejudicial prejudicar prejuízo preocupante presença presente prerrogativa princípio privilégio problema problemática processo produzir projeto promover promulgar proporcionar proposta próprio prover público quadro qualidade questão raiz realidade realizar reflexão reflexo relação relevância responsabilidade responsável ressaltar resultado reverberar reverter revés série setor sistema situação social sociedade sociólogo solução solucionar status teoria tornar trabalhar transformação transformar tratar universal universalização valor verdade vertente vida vigente vínculo violação vivência vulnerável'

/** Stems, as themes are compared. */
export const GENERIC_STEMS: ReadonlySet<string> = new Set(
  contentStems(
    [FRAME, PROPOSAL, CONNECTIVES, REGISTER, STOCK_REPERTOIRE, THESIS_CUES]
      .flatMap((list) => (typeof list === 'string' ? [list] : Object.values(list)))
      .join(' ')
      .replace(/[|*]/g, ' '),
  ),
)
