/**
 * Practice themes of the axis Trabalho. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const TRABALHO: readonly PracticeTheme[] = [
  {
    id: 'trabalho-por-aplicativo',
    title: 'Desafios para a proteção dos trabalhadores por aplicativo no Brasil',
    framing:
      'Entregas e corridas pedidas pelo celular abriram uma fonte de renda para muita gente e, ao mesmo tempo, deixaram com o trabalhador os riscos do acidente, da doença e do dia sem chamados. O debate opõe a liberdade de horários à segurança de quem depende da plataforma para viver. Que proteção é possível sem fechar essa porta?',
    nearby: examThemes('2010-regular'),
    source: null,
  },
  {
    id: 'trabalho-analogo-ao-de-escravo',
    title: 'A persistência do trabalho análogo ao de escravo no Brasil',
    framing:
      'O artigo 149 do Código Penal pune quem submete alguém a trabalhos forçados, a jornada exaustiva, a condições degradantes ou à restrição da liberdade por dívida. Mais de um século após a Lei Áurea, a pobreza e a impunidade ainda alimentam essa exploração no campo e na cidade. Como impedir que o trabalhador resgatado volte a ser aliciado?',
    nearby: examThemes('2010-regular', '2025-municipios-do-para'),
    source: 'Código Penal, art. 149; Lei nº 3.353/1888 (Lei Áurea)',
  },
  {
    id: 'inteligencia-artificial',
    title: 'Impactos da inteligência artificial no futuro do trabalho no Brasil',
    framing:
      'Programas capazes de escrever, desenhar e calcular já dividem tarefas com profissionais de várias áreas. Para uns, a novidade poupa esforço; para outros, ameaça funções inteiras e amplia a distância entre quem domina a técnica e quem nunca teve acesso a ela. Como preparar os trabalhadores para essa mudança sem deixar ninguém para trás?',
    nearby: [],
    source: null,
  },
  {
    id: 'primeiro-emprego',
    title: 'Desafios para a inserção dos jovens no mercado de trabalho brasileiro',
    framing:
      'A Lei nº 10.097/2000, conhecida como Lei da Aprendizagem, regulou o contrato que une emprego e formação profissional. Mesmo assim, exige-se experiência de quem nunca teve a primeira oportunidade, e a informalidade torna-se a saída de muitos. De que maneira aproximar a escola, a empresa e a juventude?',
    nearby: examThemes('2025-reaplicacao-ppl'),
    source: 'Lei nº 10.097/2000',
  },
  {
    id: 'desigualdade-salarial',
    title: 'A persistência da desigualdade salarial entre homens e mulheres no Brasil',
    framing:
      'A Lei nº 14.611/2023 reafirmou que mulheres e homens devem receber o mesmo salário por trabalho de igual valor. A maternidade vista como obstáculo, as tarefas domésticas mal divididas e a pouca presença feminina nos cargos de chefia mantêm, contudo, a diferença. O que falta para que a lei chegue ao contracheque?',
    nearby: examThemes('2023-regular'),
    source: 'Lei nº 14.611/2023',
  },
  {
    id: 'esgotamento-profissional',
    title: 'O esgotamento profissional como desafio à saúde do trabalhador brasileiro',
    framing:
      'A Organização Mundial da Saúde descreve o burnout, na CID-11, como um fenômeno ligado ao estresse crônico no trabalho. Metas inalcançáveis, mensagens fora de hora e medo do desemprego fazem do cansaço uma condição permanente. Como conciliar produtividade, descanso e dignidade?',
    nearby: examThemes('2020-regular', '2010-regular'),
    source: 'Organização Mundial da Saúde: CID-11, código QD85',
  },
  {
    id: 'trabalho-e-descanso',
    title: 'Desafios para o equilíbrio entre trabalho e descanso no Brasil',
    framing:
      'Quem trabalha seis dias e folga um tem pouco tempo para dormir, estudar, cuidar dos filhos ou não fazer nada. A redução da jornada promete saúde e convivência; há quem tema que ela custe empregos e preços mais altos. Como conciliar o direito ao descanso com as necessidades da economia?',
    nearby: examThemes('2010-regular', '2023-regular'),
    source: null,
  },
  {
    id: 'acidentes-de-trabalho',
    title: 'Caminhos para reduzir os acidentes de trabalho no Brasil',
    framing:
      'Sair para ganhar o pão não deveria ser arriscar a vida. Máquinas sem proteção, pressa, cansaço e a ideia de que equipamento é frescura fazem, porém, do ambiente de trabalho um lugar em que se adoece e se morre. Como convencer empresas, governo e trabalhadores de que prevenir custa menos do que enterrar?',
    nearby: examThemes('2010-regular'),
    source: null,
  },
  {
    id: 'trabalho-remoto',
    title: 'Os desafios do trabalho remoto para trabalhadores e empresas no Brasil',
    framing:
      'O computador levou o escritório para dentro de casa e poupou horas de ônibus, mas também misturou o jantar com a reunião e deixou muita gente sozinha diante da tela. Enquanto uns são chamados de volta, outros nunca puderam sair. Como aproveitar o que essa mudança tem de bom sem perder o descanso e a convivência?',
    nearby: examThemes('2010-regular'),
    source: null,
  },
  {
    id: 'jovens-sem-estudo-nem-trabalho',
    title: 'Desafios para incluir os jovens que não estudam nem trabalham no Brasil',
    framing:
      'Chamam de preguiça o que muitas vezes é fila: a vaga que pede experiência, o curso que fica longe, o irmão pequeno que ninguém mais pode olhar. Entre esses jovens, a maioria é de mulheres, e muitas trabalham o dia todo, só que dentro de casa e sem receber. Como abrir de novo a porta da escola e do emprego para quem ficou de fora?',
    nearby: examThemes('2023-regular', '2010-regular'),
    source: null,
  },
  {
    id: 'trabalho-domestico',
    title: 'Desafios para a valorização do trabalho doméstico remunerado no Brasil',
    framing:
      'A casa limpa, a comida pronta e a criança cuidada permitem que outra pessoa saia para trabalhar. Quem faz isso é quase sempre mulher, muitas vezes negra, e quase nunca tem férias pagas ou aposentadoria à vista. Por que um serviço de que o país não abre mão ainda é tratado como favor?',
    nearby: examThemes('2023-regular', '2010-regular'),
    source: null,
  },
  {
    id: 'trabalho-e-deficiencia',
    title: 'Desafios para a inclusão de pessoas com deficiência no mercado de trabalho brasileiro',
    framing:
      'A lei reserva vagas, e as empresas aprenderam a contar crachás. Falta a rampa, o programa que lê a tela, a Libras na reunião e o chefe que pergunte o que a pessoa sabe fazer, em vez de o que ela não faz. O que separa o emprego que existe no papel daquele que deixa alguém crescer?',
    nearby: examThemes('2010-regular', '2017-regular'),
    source: null,
  },
  {
    id: 'trabalho-informal',
    title: 'A persistência do trabalho informal no Brasil',
    framing:
      'O bolo no pote, a corrida no aplicativo, a faxina combinada pelo telefone: sem eles, muita casa não fecharia o mês. Sem carteira, porém, um dia de febre é um dia sem dinheiro, e a velhice vira uma incógnita. Como estender a proteção a quem trabalha muito e não aparece em contrato algum?',
    nearby: examThemes('2010-regular'),
    source: null,
  },
  {
    id: 'desigualdade-racial-no-trabalho',
    title: 'A persistência da desigualdade racial no mercado de trabalho brasileiro',
    framing:
      'Basta contar quem serve o café e quem preside a reunião. O racismo no trabalho raramente diz o próprio nome: fala em boa aparência, em perfil da vaga, em indicação de um amigo. O que empresas, escolas e Estado podem fazer para que o talento não esbarre na cor de quem o tem?',
    nearby: examThemes('2016-segunda-aplicacao'),
    source: null,
  },
]
