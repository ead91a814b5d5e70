// A drawing that stands in the page, painted onto a canvas as it looks now. Nothing is loaded, so that it works without a
// network and under any policy for pictures.

const SHAPES = 'path, polygon, ellipse'

export function paint(on: CanvasRenderingContext2D, drawing: SVGSVGElement, x: number, y: number, width: number, height: number): void {
  const box = drawing.viewBox.baseVal
  const scale = Math.min(width / box.width, height / box.height)
  // centred, and standing on the lower edge of its room
  const place = new DOMMatrix([scale, 0, 0, scale, x + (width - box.width * scale) / 2 - box.x * scale, y + height - (box.y + box.height) * scale])
  const here = DOMMatrix.fromMatrix(drawing.getScreenCTM()!).inverse()
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    if (shape.closest('clipPath')) continue
    const look = getComputedStyle(shape)
    on.save()
    on.setTransform(place.multiply(here).multiply(DOMMatrix.fromMatrix(shape.getScreenCTM()!)))
    on.lineJoin = 'round'
    on.lineCap = 'round'
    const outline = outlineOf(shape)
    if (look.fill !== 'none') {
      on.globalAlpha = Number(look.opacity) * Number(look.fillOpacity)
      on.fillStyle = look.fill
      on.fill(outline)
    }
    if (look.stroke !== 'none') {
      on.globalAlpha = Number(look.opacity) * Number(look.strokeOpacity)
      on.strokeStyle = look.stroke
      on.lineWidth = Number.parseFloat(look.strokeWidth)
      on.stroke(outline)
    }
    on.restore()
  }
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPolygonElement) return new Path2D(`M${shape.getAttribute('points')}z`)
  if (shape instanceof SVGEllipseElement) {
    const round = new Path2D()
    const { cx, cy, rx, ry } = shape
    round.ellipse(cx.baseVal.value, cy.baseVal.value, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI)
    return round
  }
  return new Path2D(shape.getAttribute('d') ?? '')
}
