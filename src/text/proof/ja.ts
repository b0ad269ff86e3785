import type { ProofWords } from './words.ts';

export const ja: ProofWords = {
  commands: {
    verify: {
      name: '検証',
      description: '終わった卓をシードから計算し直して確かめる（あなただけに見えます）',
    },
  },
  options: {
    finishedTable: { name: '卓', description: '終わった卓（自分の卓か、このチャンネルの卓）' },
  },
  agrees: 'すべて一致しました。',
  agreesInPart: '確かめられた範囲では、すべて一致しました。',
  differs: '一致しないところがあります。',
  counts: ({ hands, actions, draws, choices, scores, postings }) =>
    `確かめたもの：遊んだ${hands}回、シャッフルやダイスなど${draws}回、プレイ${actions}回、コンピューターの選択${choices}回、得点${scores}件、帳簿の記帳${postings}件。`,
  uncheckedChoices: (count) =>
    `コンピューターの選択のうち${count}回は、ルールに合うことだけを確かめました（別のバージョンが選んだか、コンピューターが選べなかったため）。`,
  unpostedHands: (count) => `帳簿が閉じていたため、${count}回分は記帳がありません。`,
  uncheckedEntries: (count) =>
    `確かめていないもの：${count}回分の記帳（ファイルにありません）。帳簿が閉じていたのかもしれません。「/検証」なら、帳簿と照らし合わせます。`,
  changedHands: (count) =>
    `${count}回では、終わったときとは別の人かコンピューターが席にいました。だれがいたかは、ファイルの記載だけによります。`,
  unknownHolders: (count) =>
    `確かめていないもの：${count}回で、だれが席にいたか（ファイルに記載がありません）。記帳は、合計が得点に合うことだけを確かめました。`,
  hand: (number) => `${number}回目`,
  deal: '配るとき',
  action: (number) => `${number}番目のプレイ`,
  seat: (number) => `席${number}`,
  kinds: {
    commitment: '証明が、シードの SHA-256 と一致しません。',
    key: '鍵が、シードとソルトから計算したものと一致しません。',
    stored: 'ファイルが、ボットに保存されている卓と一致しません。',
    options: 'このオプションでは、このゲームを遊べません。',
    hand: 'この回は、前の回に続きません。',
    carry: '前の回から引き継ぐものが一致しません。',
    draw: 'シャッフルかダイスの目が、シードとソルトから計算したものと一致しません。',
    holders: '席にいた人の記載に、つじつまの合わないところがあります。',
    'chosen-by': 'このプレイは、ファイルにある選び方では選べません。',
    choice: 'コンピューターは別のプレイを選びます。',
    illegal: 'このプレイは、ルール上できません。',
    scores: '得点が、プレイの結果と一致しません。',
    posting: '帳簿の記帳が、得点と一致しません。',
    'missing-entry': '帳簿は開いていたのに、この回の記帳がありません。',
    ledger: 'ファイルの記帳が、帳簿と一致しません。',
    totals: '合計が、得点の和と一致しません。',
    state: 'その後の局面が一致しません。',
  },
  expected: (value) => `計算した結果：${value}`,
  found: (value) => `ファイルの内容：${value}`,
  inLedger: (value) => `帳簿の内容：${value}`,
  stored: (value) => `ボットの記録：${value}`,
  unknownGame: (game, version) =>
    `このバージョンの Madoi には「${game}」のバージョン${version}がないため、確かめられません。`,
  earlierRules: (game, version, own) =>
    `この卓は、以前のルール（「${game}」のバージョン${version}）で遊ばれました。この Madoi のルールはバージョン${own}なので、もう確かめられません。`,
  laterRules: (game, version, own) =>
    `この卓は、もっと新しいルール（「${game}」のバージョン${version}）で遊ばれました。この Madoi のルールはバージョン${own}なので、確かめられません。`,
  nameSeparator: '、',
  commitment: '証明（控えておいたものと比べてください）',
  file: 'ファイルには、シードとソルト、すべてのプレイ、得点と記帳が入っています。Madoi がなくても、だれでも確かめられます。',
  howTo:
    'ボットを使わずに確かめるには、二つのファイルを保存し、verify.html をブラウザーで開いて、卓のファイルを選びます。',
  refusals: {
    unknownTable: 'このサーバーに、そのような終わった卓はありません。一覧から選んでください。',
    inPlay: 'この卓はまだ終わっていません。シードは終わるまで秘密なので、終わってから確かめられます。',
    notBegun: 'この卓は最初の回の前に終わったので、確かめるものがありません。',
    cleared:
      'この卓は終わってから長くたったため、プレイの記録が削除されています。結果は残っていますが、もう確かめられません。',
    unreadable:
      'この卓の記録が読めないため、確かめられません。詳しいことは、ボットの運営者がログで見られます。',
    busy: '今はたくさんの卓を確かめています。1分ほどしてから、もう一度試してください。',
    tooLarge:
      'この卓のファイルは、Discord で送るには大きすぎます。ボットの運営者なら、書き出して確かめられます。',
  },
  page: {
    title: '卓を確かめる',
    intro:
      '終わった Madoi の卓を、自分で確かめるページです。卓のファイルは、Discord の「/検証」で受け取れます。',
    choose: '卓のファイルを選ぶ',
    drop: 'ここにドロップすることもできます',
    working: '確かめています…',
    malformed: (reason) => `卓のファイルではありません（${reason}）。`,
    failed: '最後まで確かめられませんでした。ファイルが壊れているかもしれません。',
    independent: 'シャッフルとダイス（このページ独自の計算）',
    independentAbout:
      'ブラウザーの暗号機能と公開された手順だけで計算しています。Madoi のプログラムは使っていません。',
    bundled: '卓の全体（Madoi のルール）',
    bundledAbout:
      'Madoi で動いているものと同じプログラムをこのページに入れ、卓を最初から再現しています。プレイ、コンピューターの選択、得点、記帳を確かめます。',
    checks: {
      commitment: '証明が、シードの SHA-256 である',
      key: '鍵が、シードとソルトから求まる',
      draws: 'シャッフルとダイスの目が、すべて鍵から求まる',
    },
    compare: '最初の回の前に卓に示されていた証明と、この証明を比べてください：',
    yes: '一致',
    no: '不一致',
    local: 'ファイルの中身はどこにも送られません。このページは通信をしません。',
  },
};
