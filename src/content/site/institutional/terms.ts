/**
 * Termos de Uso. Plain words; laws with number and article (Decreto 7.962/2013, CDC, Código Civil, Lei 9.610/1998,
 * Lei 15.211/2025). No promise of a grade, no clause against the consumer (CDC art. 51).
 */
import type { InstitutionalPage } from '#domain/site/institutional.ts'
import { DOCUMENT_VERSIONS } from './versions.ts'

export const TERMS_PAGE: InstitutionalPage = {
  slug: 'termos-de-uso',
  title: 'Termos de Uso',
  description:
    'As regras de uso da Domine a Redação em português claro: conta, compras, direitos sobre o material, conduta e responsabilidades.',
  version: DOCUMENT_VERSIONS.terms,
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'resumo',
      heading: 'Em poucas palavras',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use a plataforma para estudar, com respeito às outras pessoas.',
            'A conta é pessoal e é para quem tem 13 anos ou mais.',
            'O que você compra é para o seu uso: pode imprimir, não pode repassar.',
            'Você pode desistir de uma compra em até sete dias.',
            'Ensinamos com cuidado, mas não prometemos nota.',
          ],
        },
        'O resumo ajuda a ler; o que vale são as seções a seguir.',
      ],
    },
    {
      id: 'quem-somos',
      heading: '1. Com quem você faz este acordo',
      blocks: [
        'Estes termos são um acordo entre você e {shop.name}[[, {shop.taxId}]][[, com endereço em {shop.address}]][[ e atendimento pelo e-mail {shop.email}]][[ e pelo telefone {shop.phone}]]. Nos textos do site, “nós” e “a loja” são quem vende aqui, e “a plataforma” é o site Domine a Redação.',
        'Ao criar uma conta ou fazer uma compra, você declara que leu e aceita estes termos. Se não concordar com eles, você ainda pode ler as páginas públicas, que não exigem conta.',
      ],
    },
    {
      id: 'conta',
      heading: '2. Sua conta',
      blocks: [
        'A conta é gratuita e pessoal. Informe dados verdadeiros, confirme o seu e-mail e guarde a senha só com você. Se desconfiar de que alguém entrou na sua conta, troque a senha e avise-nos.',
        'Só pode ter conta quem tem 13 anos ou mais. Quem tem menos de 18 anos deve ler estes termos com o responsável, que pode vincular a conta dele à do estudante com um código. Esse código é só para quem é responsável legal e usa a própria conta; podemos encerrar a conta de quem o usar sem ser.',
        'Você pode encerrar a conta quando quiser, nas configurações do perfil ou por pedido ao nosso atendimento. Encerrar a conta não apaga os registros de compra e de acesso que a lei nos manda guardar.',
      ],
      links: [{ to: '/protecao-de-menores', label: 'Como protegemos menores' }],
    },
    {
      id: 'compras',
      heading: '3. Compras',
      blocks: [
        'A página de cada produto informa o que ele contém, o formato e o preço total. Antes de pagar, você vê o resumo do pedido e pode corrigi-lo. Depois de confirmar o pagamento, enviamos a confirmação por e-mail e liberamos o material no seu perfil.',
        'Os preços estão na moeda indicada ao lado do valor. O preço que vale é o mostrado no momento do pedido. Quando um produto tem estoque limitado, reservamos as unidades por 30 minutos, à espera do pagamento; se ele chegar depois e não houver mais unidades, devolvemos tudo o que você pagou.',
        'Algumas pessoas divulgam a loja por um link próprio e recebem de nós uma parte do que for pago. O preço para você é o mesmo.',
        'As correções da professora são créditos da conta de quem compra e valem pelo prazo que a página do produto e o recibo informam, contado do pagamento; avisamos por e-mail 14 dias antes do fim. Cada envio usa um crédito e mostra antes o dia prometido para a correção, que é de leitura humana. Enquanto ninguém começou a ler, você pode retirar a redação, e o crédito volta. Se a redação for devolvida sem correção, o crédito também volta, com 30 dias, pelo menos, para usar. Se a correção não chegar até o dia prometido, você pode pedir o dinheiro dela de volta pela página Contato.',
        'A licença da escola dá vagas do Premium pelo número e pelo prazo que a página do produto e o recibo informam, contado do pagamento. É só para quem tem 18 anos ou mais e dá aula. Enquanto ela vale, quem a comprou cria turmas, e quem entra nelas ocupa as vagas pela ordem de entrada; quem sai da turma deixa a vaga para a pessoa seguinte. As correções da professora não fazem parte, e a licença não se renova sozinha: avisamos por e-mail 14 dias antes do fim. Ela acaba também com a conta de quem a comprou.',
        'O Premium também pode ser assinado por mês ou por ano, nos preços da página dele. A cobrança se repete, no cartão de crédito ou pelo Pix Automático que você autorizou no seu banco, até você cancelar, o que se faz na mesma página, sem dizer o motivo: o que já foi pago continua aberto até o fim do período. A mudança de plano vale a partir da cobrança seguinte. Se o preço mudar, avisamos por e-mail com trinta dias de antecedência, e nenhuma cobrança antes disso usa o preço novo. Se a cobrança não passar, tentamos três vezes em seis dias, avisamos a cada vez, e o Premium fica aberto até dez dias depois do vencimento; sem pagamento, a assinatura termina. As correções da professora que um plano traz entram na conta a cada mês pago e valem por dois meses; para quem já desistiu de uma assinatura antes, as primeiras entram quando acaba o prazo de desistência. Quem tem menos de 16 anos não assina.',
        'Pelo Código Civil (arts. 3º e 4º), quem tem menos de 16 anos não compra sozinho: a compra deve ser feita pelo responsável. Quem tem 16 ou 17 anos compra com a assistência dele. Quem compra e quem estuda podem ser pessoas diferentes.',
      ],
    },
    {
      id: 'desistencia',
      heading: '4. Desistência, trocas e defeitos',
      blocks: [
        'Você pode desistir da compra em até sete dias, sem dizer o motivo, e receber de volta tudo o que pagou, menos o preço das gerações do gerador de redação e das correções da professora que já tiver usado (art. 49 do Código de Defesa do Consumidor, a Lei nº 8.078/1990, e art. 5º do Decreto nº 7.962/2013). Se o material vier com defeito ou diferente do anunciado, resolvemos ou devolvemos o valor.',
        'De uma licença da escola, você pode desistir nos mesmos sete dias: ela acaba na hora, com o Premium de quem ocupa as vagas, e devolvemos tudo o que foi pago.',
        'De uma assinatura, você pode desistir nos sete dias depois do primeiro pagamento: o Premium se fecha, e devolvemos tudo o que foi pago.',
      ],
      links: [{ to: '/trocas-e-desistencia', label: 'Como desistir, passo a passo' }],
    },
    {
      id: 'direitos-autorais',
      heading: '5. O que você pode fazer com o material',
      blocks: [
        'As apostilas, as lições do minicurso, as aulas dos cursos, os bancos e os desenhos da plataforma são protegidos pela Lei nº 9.610/1998. Com a compra, você recebe uma licença pessoal, sem prazo para acabar, para ler, anotar e imprimir a sua cópia.',
        {
          kind: 'list',
          items: [
            'Pode: baixar de novo, imprimir para o seu estudo, citar trechos curtos com a fonte, usar as ideias nas suas redações.',
            'Não pode: publicar, revender, emprestar o arquivo, retirar o nome e o e-mail impressos nas páginas, copiar o conteúdo da plataforma em grande volume por meio de programas.',
          ],
        },
        'Professores que queiram usar o material em turma podem pedir autorização pelo nosso atendimento.',
      ],
    },
    {
      id: 'seus-textos',
      heading: '6. Os textos que você escreve',
      blocks: [
        'O que você escreve é seu. Quando publica algo em uma área aberta, como o chat, o desafio mensal ou o mural, você nos autoriza a exibir esse texto ali, enquanto ele estiver publicado. O mesmo vale para a avaliação de um produto: só quem pagou por ele avalia, ninguém recebe nada por isso, e nós não retiramos uma avaliação por ser uma crítica. Não usamos a sua redação, o seu nome, a sua foto ou a sua nota em propaganda sem uma autorização própria, que você (ou o seu responsável, se você for menor) pode retirar a qualquer momento.',
        'Você pode entrar na turma de quem lhe dá aula com o código que essa pessoa passou. Ela vê o seu nome, o dia em que você entrou e as redações que você entregar nas tarefas, e mais nada; pode corrigir o que você entregou, e a correção é sua enquanto a redação estiver entregue; você tira o que entregou e sai quando quiser. Quem dá aula cria turmas só com o acesso que nós damos ou enquanto vale a sua licença da escola, passa o código só aos seus estudantes, usa o que vê só para dar aula e perde o acesso se fizer outra coisa.',
        'No simulado, vale o relógio do site: cada conta faz a prova uma vez por mês, e o que chega depois do fim não é aceito. A nota é uma estimativa para o seu treino e não vale como nota oficial nem como prêmio.',
      ],
    },
    {
      id: 'ferramentas',
      heading: '7. O que as ferramentas são e o que não são',
      blocks: [
        {
          kind: 'list',
          items: [
            'O gerador produz modelos de estudo. Não entregue o texto gerado como seu.',
            'Toda nota mostrada na plataforma é uma estimativa. A nota do ENEM vem somente do Inep.',
            'O cronograma é uma sugestão: ajuste-o à sua rotina e ao seu descanso.',
            'XP, patentes e insígnias reconhecem o que você aprendeu. Não têm valor em dinheiro.',
          ],
        },
        'Revisamos o conteúdo com cuidado, mas regras de prova mudam. Confira sempre o edital e a cartilha do ano em que você vai fazer o exame.',
      ],
    },
    {
      id: 'conduta',
      heading: '8. Convivência',
      blocks: [
        'As regras da comunidade fazem parte destes termos. Quem as descumpre pode ter um texto retirado, ficar sem publicar por um tempo ou, em casos graves, perder o acesso às áreas abertas. Explicamos o motivo, e você pode pedir que a decisão seja revista. O material comprado continua disponível para você.',
        'Também não é permitido tentar invadir a plataforma, sobrecarregá-la de propósito, burlar pagamentos ou usar a conta de outra pessoa.',
      ],
      links: [{ to: '/regras-da-comunidade', label: 'Regras da comunidade' }],
    },
    {
      id: 'disponibilidade',
      heading: '9. Quando algo falha',
      blocks: [
        'Trabalhamos para manter a plataforma no ar, mas pode haver interrupções para manutenção ou por falhas. Se você não conseguir acessar um material que comprou, avise-nos: resolvemos ou devolvemos o valor. Nada nestes termos diminui os direitos que a lei dá a você como consumidor.',
      ],
    },
    {
      id: 'mudancas',
      heading: '10. Mudanças nestes termos',
      blocks: [
        'Cada versão destes termos tem uma data, que aparece no alto da página. Se uma mudança afetar os seus direitos ou deveres, avisaremos antes que ela comece a valer. Compras já feitas seguem os termos do dia da compra.',
      ],
    },
    {
      id: 'lei',
      heading: '11. Lei e solução de conflitos',
      blocks: [
        'Valem as leis do Brasil. Fale primeiro conosco: a maior parte dos problemas se resolve com uma mensagem. Você também pode procurar o Procon da sua cidade ou a Justiça do lugar onde mora (art. 101, I, do Código de Defesa do Consumidor).',
      ],
      links: [{ to: '/contato', label: 'Contato' }],
    },
  ],
}
