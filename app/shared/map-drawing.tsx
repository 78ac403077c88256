/** A piece of a town that is no real one, in the tints of the site: it says "a map" and asks nobody for anything. */
export function MapDrawing() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 1600 512"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="map-water" d="M-40 452C220 402 330 470 560 430S900 512 1130 462s330-20 520-70" />
      <path className="map-park" d="M1034 70h196l34 128-150 46-104-62z" />
      <path className="map-park" d="M432 196l128-30 36 92-116 52-60-46z" />
      <path className="map-square" d="M690 60h118v84H690z" />
      <path className="map-square" d="M884 300h112l22 70-120 16z" />
      <path className="map-square" d="M196 92h120l-20 96-108-14z" />
      <path
        className="map-lane"
        d="M60-20l60 360M250-20l-40 380M352 240l-26 150M520-20l-40 180M640 30l40 360M742-20l12 170M940-20l-34 200M1010 30l60 350M1120 250l40 130M1330-20l-40 400M1460-20l20 380M-20 60l340 26M-20 236l380-30M600 150l370-20M620 300l200-16M860 252l240 34M1240 120l380-40M1250 300l370-30M640 366l290 30M1040 10l260 30"
      />
      <path
        className="map-road"
        d="M-20 150c240-40 420 20 620 60s300-30 480-40 340 70 560 20M400-20c-20 140 30 240 10 380M820-20c-30 110 10 180 0 250s-40 100-30 170M1170-20c40 120 10 220 50 400M-20 352c280-60 480 10 700-8s300 36 480 18 300-50 480-26"
      />
      <circle className="map-ring" cx="812" cy="206" r="64" />
      <path
        className="map-pin"
        d="M812 220c-26-32-46-58-46-88a46 46 0 0 1 92 0c0 30-20 56-46 88zM798 130a14 14 0 1 0 28 0a14 14 0 1 0-28 0"
        fillRule="evenodd"
      />
    </svg>
  );
}
