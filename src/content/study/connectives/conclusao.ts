/** The connectives of the category Conclusão ou Finalização. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const CONCLUSAO: ConnectiveCategory = {
  id: 'conclusao',
  name: 'Conclusão ou Finalização',
  description: 'Encerram o raciocínio e abrem caminho para a proposta de intervenção.',
  warning: 'A conclusão retoma a tese e propõe uma saída: não abra nela um argumento novo.',
  connectives: [
    {
      id: 'portanto',
      text: 'Portanto',
      example: 'Portanto, é dever do poder público ampliar a oferta de transporte noturno nas periferias.',
      warning:
        'No início da frase, pede vírgula depois; no meio da oração, fica entre vírgulas: “É necessário, portanto, agir.”',
    },
    {
      id: 'diante-disso',
      text: 'Diante disso',
      example:
        'Diante disso, cabe ao Ministério da Saúde levar equipes de vacinação às escolas, por meio de parcerias com os municípios.',
      warning: '“Disso” precisa de um antecedente claro: releia a última frase do parágrafo anterior.',
    },
    {
      id: 'dessa-forma',
      text: 'Dessa forma',
      example: 'Dessa forma, o conhecimento deixará de ser privilégio e passará a ser, de fato, um direito.',
      warning:
        'Para retomar o que já foi dito, a norma-padrão recomenda “dessa”; “desta” anuncia o que ainda virá.',
    },
    {
      id: 'logo',
      text: 'Logo',
      example:
        'Sem renda estável, não há acesso regular à cultura; logo, a política cultural precisa alcançar quem ganha menos.',
      warning:
        'Só cabe se a segunda afirmação decorrer da primeira. Se não decorrer, o corretor verá um salto no raciocínio.',
    },
    {
      id: 'em-suma',
      text: 'Em suma',
      example:
        'Em suma, sem informação e sem fiscalização, o direito previsto em lei continuará distante da vida real.',
      warning: 'Resume o que já foi dito: pede vírgula depois e não traz ideia nova.',
    },
    {
      id: 'por-fim',
      text: 'Por fim',
      example:
        'Por fim, a avaliação anual do programa permitirá corrigir falhas e levá-lo a outros municípios.',
      warning: 'Fecha uma sequência: supõe que outros pontos já tenham sido apresentados.',
    },
    {
      id: 'a-fim-de',
      text: 'A fim de',
      example:
        'As escolas devem promover oficinas de leitura crítica, a fim de formar cidadãos menos vulneráveis às notícias falsas.',
      warning:
        'Para indicar finalidade, são duas palavras. “Afim”, em uma só, significa semelhante: “áreas afins”.',
    },
  ],
}
