const FACTS = [
  { name: 'Biçim', text: 'Bütün kataloglar PDF; telefonda ve bilgisayarda açılır.' },
  { name: 'Güncelleme', text: 'Kataloglar düzenli olarak güncellenir.' },
  { name: 'Baskı', text: 'Basılısını isterseniz yazın, kliniğinize gönderelim.' },
] as const;

/** What there is to know about the catalogs. */
export function InfoTile() {
  return (
    <section className="catalog-info" aria-labelledby="katalog-bilgi">
      <div className="catalog-info-grid">
        <h2 className="heading-1" id="katalog-bilgi">
          Kataloglar hakkında
        </h2>
        <dl>
          {FACTS.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
